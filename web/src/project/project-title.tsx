import { ApiError } from '@easel/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameProject } from '../api/name-project.ts';
import { useSizes } from '../api/sizes.ts';
import { useTranslation } from '../i18n/index.ts';
import { showToast } from '../ui/index.ts';

export interface ProjectTitleProps {
  readonly projectId: string;
  readonly title: string;
  readonly canEdit: boolean;
  readonly onRenamed: (title: string) => void;
}

/** The title of the project; a click turns it into a field. Enter keeps the new one, Escape the old one. */
export function ProjectTitle({ projectId, title, canEdit, onRenamed }: ProjectTitleProps) {
  const { t } = useTranslation('project');
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = title || t('untitled');
  if (!canEdit)
    return (
      <h1 className="project-title" dir="auto">
        {shown}
      </h1>
    );

  const rename = async (next: string) => {
    if (next === '' || next === title) return;
    onRenamed(next);
    try {
      await nameProject({ id: projectId, from: title, to: next }, onRenamed);
    } catch (error) {
      const refused = error instanceof ApiError;
      // What was typed is not typed again where it only did not arrive.
      showToast({
        text: t(refused ? 'rename.refused' : 'rename.offline', { title: next }),
        kind: 'danger',
        ...(!refused && { action: { label: t('tryAgain'), run: () => void rename(next) } }),
      });
    }
  };
  const end = (keep: boolean) => {
    if (draft === null) return;
    setDraft(null);
    if (keep) void rename(draft.trim());
  };
  return (
    <h1 className="project-title-frame">
      {draft === null ? (
        <button
          ref={button}
          type="button"
          className="project-title"
          aria-label={t('rename.of', { title: shown })}
          onClick={() => setDraft(title)}
        >
          <span title={shown} dir="auto">
            {shown}
          </span>
        </button>
      ) : (
        <TitleField draft={draft} onDraft={setDraft} onEnd={end} returnTo={button} />
      )}
    </h1>
  );
}

interface TitleFieldProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onEnd: (keep: boolean) => void;
  readonly returnTo: { readonly current: HTMLElement | null };
}

function TitleField({ draft, onDraft, onEnd, returnTo }: TitleFieldProps) {
  const { t } = useTranslation('project');
  const { titleCharacters } = useSizes();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  // After the field has gone the keyboard goes back to the title, not to the top of the page.
  const endByKey = (keep: boolean) => {
    flushSync(() => onEnd(keep));
    returnTo.current?.focus();
  };
  return (
    <span className="project-title-field" data-text={draft}>
      <input
        ref={field}
        dir="auto"
        aria-label={t('rename.label')}
        maxLength={titleCharacters}
        value={draft}
        size={1}
        onChange={(event) => onDraft(event.target.value)}
        onBlur={() => onEnd(true)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') endByKey(true);
          if (event.key === 'Escape') endByKey(false);
        }}
      />
    </span>
  );
}
