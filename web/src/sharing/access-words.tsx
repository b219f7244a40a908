import type { Role } from '@easel/contract';
import { Eye, Link2, LockKeyhole, Pencil, UsersRound } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { opennessOf } from './policy-edits.ts';
import { usePolicy } from './use-sharing.ts';
import './sharing.css';

const icons = { onlyYou: LockKeyhole, link: Link2, people: UsersRound, linkAndPeople: Link2 };

/** In a few words: to its owner who else can open the project, to anybody else what they may do in it. */
export function AccessWords({ projectId, role }: { readonly projectId: string; readonly role: Role }) {
  const { t } = useTranslation('sharing');
  if (role === 'owner') return <Openness projectId={projectId} />;
  const edits = role === 'editor';
  const Icon = edits ? Pencil : Eye;
  return (
    <span className="share-access">
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>{t(edits ? 'mine.editor' : 'mine.viewer')}</span>
    </span>
  );
}

function Openness({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('sharing');
  const { data: policy } = usePolicy(projectId);
  if (!policy) return null;
  const openness = opennessOf(policy);
  const Icon = icons[openness];
  const words = t(`open.${openness}`, { count: policy.members.length });
  return (
    <span className="share-access" title={words}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>{words}</span>
    </span>
  );
}
