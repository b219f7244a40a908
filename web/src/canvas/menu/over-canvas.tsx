/** What opens over the canvas: its context menu, the sheet of shortcuts, a crop, a name being written. */
import { Suspense, useMemo, type RefObject } from 'react';
import { useStore } from 'zustand';
import { RenameField } from '../arrange/rename-field.tsx';
import { useSession } from '../canvas-context.ts';
import { clipboardActs } from '../clipboard.ts';
import type { Commands } from '../commands.ts';
import { CropMode } from '../crop/crop-mode.tsx';
import { useText } from '../use-text.ts';
import { WorkMode } from '../picture-work/work-mode.tsx';
import { PictureTool } from '../picture-tools/picture-tool.tsx';
import { CanvasMenu } from './canvas-menu.tsx';
import { KeysAhead, lazyPart } from '../../ui/index.ts';

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

export interface OverCanvasProps {
  readonly commands: Commands;
  readonly chooseFiles: () => void;
  /** The file field that asks for the picture to put in place of the selected one. */
  readonly replacer: RefObject<HTMLInputElement | null>;
  readonly accept: string;
}

export function OverCanvas({ commands, chooseFiles, replacer, accept }: OverCanvasProps) {
  const session = useSession();
  const t = useText();
  const clipboard = useMemo(() => clipboardActs(session, commands, t), [session, commands, t]);
  const sheet = useStore(session.modes, (state) => state.sheet);
  return (
    <>
      <RenameField commands={commands} />
      <CropMode commands={commands} />
      <WorkMode />
      <PictureTool />
      <CanvasMenu
        commands={commands}
        clipboard={clipboard}
        chooseFiles={chooseFiles}
        chooseReplacement={() => replacer.current?.click()}
      />
      <Suspense fallback={<KeysAhead onEscape={() => session.modes.setState({ sheet: false })} />}>
        {sheet ? <ShortcutSheet /> : null}
      </Suspense>
      <input
        ref={replacer}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) commands.replacePicture(file);
          // The same file chosen again must be told again.
          event.target.value = '';
        }}
      />
    </>
  );
}
