import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { showToast } from '../ui/index.ts';
import { uploadKitFile, type KitFile } from './kit-files.ts';
import { useKitTrouble } from './use-kits.ts';

/** Uploads files one by one, hands each over as it comes, and says which could not be had. */
export function useUploading(onFile: (file: KitFile, source: File) => void) {
  const { t } = useTranslation('kits');
  const trouble = useKitTrouble();
  const [running, setRunning] = useState(0);
  const upload = async (files: Iterable<File>) => {
    for (const file of files) {
      setRunning((count) => count + 1);
      try {
        onFile(await uploadKitFile(file), file);
      } catch (error) {
        const reason = file.size === 0 ? t('fault.empty') : trouble(error);
        showToast({ text: t('notUploaded', { name: file.name, reason }), kind: 'danger' });
      } finally {
        setRunning((count) => count - 1);
      }
    }
  };
  return { running: running > 0, upload: (files: Iterable<File>) => void upload([...files]) };
}
