import type { ProjectSummary } from '@easel/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ellipsis, PanelTopOpen, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/index.ts';
import { IconButton, Menu, MenuItem, MenuRule } from '../ui/index.ts';
import { Cover } from './cover.tsx';
import { relativeTime } from './relative-time.ts';
import { TitleField } from './title-field.tsx';

export interface ProjectCardProps {
  readonly project: ProjectSummary;
  /** In ms since the epoch. */
  readonly now: number;
  readonly onRename: (title: string) => void;
  readonly onDelete: () => void;
}

/** A project on the shelf: cover, title, and what one can do with it from here. */
export function ProjectCard({ project, now, onRename, onDelete }: ProjectCardProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const title = project.title || t('untitled');
  return (
    <li className="home-card">
      <Link className="card-link" to="/p/$id" params={{ id: project.id }} aria-label={title}>
        <Cover project={project} />
        {renaming ? null : (
          <span className="card-title" title={title}>
            {title}
          </span>
        )}
      </Link>
      {renaming ? (
        <TitleField
          title={project.title}
          onTitle={(chosen) => {
            setRenaming(false);
            if (chosen !== project.title) onRename(chosen);
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : null}
      <span className="card-meta">
        {t('pictures', { count: project.picCount })}
        {' · '}
        <time dateTime={project.updatedAt}>{relativeTime(project.updatedAt, now, language) ?? t('now')}</time>
      </span>
      <CardMenu id={project.id} title={title} onRename={() => setRenaming(true)} onDelete={onDelete} />
    </li>
  );
}

interface CardMenuProps {
  readonly id: string;
  readonly title: string;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function CardMenu({ id, title, onRename, onDelete }: CardMenuProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  // The field for the title takes the focus itself; handing it back to the button would shut it again.
  const opensField = useRef(false);
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (opensField.current) event.preventDefault();
        opensField.current = false;
      }}
      trigger={
        <IconButton icon={Ellipsis} className="card-more" size="dense" label={t('menu.label', { title })} side="top" />
      }
    >
      <MenuItem icon={PanelTopOpen} onSelect={() => void navigate({ to: '/p/$id', params: { id } })}>
        {t('menu.open')}
      </MenuItem>
      <MenuItem
        icon={Pencil}
        onSelect={() => {
          opensField.current = true;
          onRename();
        }}
      >
        {t('menu.rename')}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        {t('menu.delete')}
      </MenuItem>
    </Menu>
  );
}
