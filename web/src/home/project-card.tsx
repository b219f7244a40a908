import type { ProjectSummary, Role } from '@easel/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, FileDown, LogOut, PanelTopOpen, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/index.ts';
import { useDuplicating, useExporting } from '../transfer/index.ts';
import { Avatar, IconButton, Menu, MenuItem, MenuRule } from '../ui/index.ts';
import { Cover } from './cover.tsx';
import { relativeTime } from './relative-time.ts';
import { TitleField } from './title-field.tsx';

export interface ProjectCardProps {
  readonly project: ProjectSummary;
  /** In ms since the epoch. */
  readonly now: number;
  /** Not given where one may not. */
  readonly onRename?: (title: string) => void;
  readonly onDelete?: () => void;
  readonly onLeave?: () => void;
}

/** A project on the shelf: cover, title, and what one can do with it from here. */
export function ProjectCard({ project, now, onRename, onDelete, onLeave }: ProjectCardProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const title = project.title || t('untitled');
  const more = useRef<HTMLButtonElement>(null);
  const leaveField = () => {
    // Left by a key, the field still has the focus and would take it along; left by the pointer, it is elsewhere already.
    if (document.activeElement instanceof HTMLInputElement) more.current?.focus();
    setRenaming(false);
  };
  return (
    <li className="home-card">
      <Link className="card-link" {...addressOf(project)} {...(renaming && { 'aria-label': title })}>
        <Cover project={project} />
        {renaming ? null : (
          <span className="card-title" title={title} dir="auto">
            {title}
          </span>
        )}
      </Link>
      {renaming ? (
        <TitleField
          title={project.title}
          onTitle={(chosen) => {
            leaveField();
            if (chosen !== project.title) onRename?.(chosen);
          }}
          onCancel={leaveField}
        />
      ) : null}
      {project.owner ? <SharedMeta owner={project.owner} role={project.role} /> : null}
      <span className="card-meta">
        {t('pictures', { count: project.picCount })}
        {' · '}
        <time dateTime={project.updatedAt}>{relativeTime(project.updatedAt, now, language) ?? t('now')}</time>
      </span>
      <CardMenu
        project={project}
        title={title}
        more={more}
        {...(onRename && { onRename: () => setRenaming(true) })}
        {...(onDelete && { onDelete })}
        {...(onLeave && { onLeave })}
      />
    </li>
  );
}

/** One's own and where one was invited by name by its id; else by the link one has. */
function addressOf({ id, shareId }: ProjectSummary) {
  if (shareId !== null) return { to: '/s/$shareId', params: { shareId } } as const;
  return { to: '/p/$id', params: { id } } as const;
}

/** Whose it is, and what one may do there. */
function SharedMeta({ owner, role }: { readonly owner: NonNullable<ProjectSummary['owner']>; readonly role: Role }) {
  const { t } = useTranslation('home');
  return (
    <span className="card-meta card-owner">
      <Avatar person={owner} size={16} />
      <span dir="auto">{owner.name}</span>
      {' · '}
      {t(role === 'editor' ? 'shared.edits' : 'shared.looks')}
    </span>
  );
}

interface CardMenuProps {
  readonly project: ProjectSummary;
  readonly title: string;
  readonly more: RefObject<HTMLButtonElement | null>;
  readonly onRename?: () => void;
  readonly onDelete?: () => void;
  readonly onLeave?: () => void;
}

function CardMenu({ project, title, more, onRename, onDelete, onLeave }: CardMenuProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const duplicating = useDuplicating();
  const exporting = useExporting();
  const { role } = project;
  // The field for the title takes the focus itself; handing it back to the button would shut it again.
  const opensField = useRef(false);
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (opensField.current) event.preventDefault();
        opensField.current = false;
      }}
      trigger={
        <IconButton
          ref={more}
          icon={Ellipsis}
          className="card-more"
          size="dense"
          label={t('menu.label', { title })}
          side="top"
        />
      }
    >
      <MenuItem icon={PanelTopOpen} onSelect={() => void navigate(addressOf(project))}>
        {t('menu.open')}
      </MenuItem>
      {onRename ? (
        <MenuItem
          icon={Pencil}
          onSelect={() => {
            opensField.current = true;
            onRename();
          }}
        >
          {t('menu.rename')}
        </MenuItem>
      ) : null}
      {role === 'owner' || role === 'editor' ? (
        <MenuItem icon={Copy} onSelect={() => duplicating.mutate(project)}>
          {t(role === 'owner' ? 'menu.duplicate' : 'menu.copy')}
        </MenuItem>
      ) : null}
      {/* Who sees the canvas alone does not get the conversation, which the file holds. */}
      {role === 'canvas' ? null : (
        <MenuItem icon={FileDown} onSelect={() => exporting.mutate(project)}>
          {t('menu.export')}
        </MenuItem>
      )}
      {onDelete ? (
        <>
          <MenuRule />
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            {t('menu.delete')}
          </MenuItem>
        </>
      ) : null}
      {onLeave ? (
        <>
          <MenuRule />
          <MenuItem icon={LogOut} onSelect={onLeave}>
            {t(project.shareId === null ? 'menu.leave' : 'menu.unlist')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
