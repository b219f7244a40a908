import type { Member, SharePolicy } from '@easel/contract';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.ts';
import { useTranslation } from '../i18n/index.ts';
import { Avatar } from '../ui/index.ts';
import { RoleMenu } from './role-menu.tsx';
import type { Sharing } from './use-sharing.ts';

export interface PeopleListProps extends Pick<Sharing, 'changeMember' | 'removeMember'> {
  readonly policy: SharePolicy;
  /** A row goes: the keyboard needs another place. */
  readonly onRemoved: (person: string) => void;
}

/** Who is let in by name: the owner, then the members in the order in which they were invited. */
export function PeopleList({ policy: { owner, members }, changeMember, removeMember, onRemoved }: PeopleListProps) {
  const { t } = useTranslation('sharing');
  const { user } = useSession();
  return (
    <ul className="share-people" aria-label={t('people.label')}>
      <PersonRow
        face={<Avatar person={{ id: user?.id ?? owner.identifier, ...owner }} size={32} />}
        name={
          <>
            {owner.name || owner.identifier} <span className="share-you">{t('people.you')}</span>
          </>
        }
        line={owner.identifier}
      >
        <span className="share-owner">{t('people.owner')}</span>
      </PersonRow>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          onChange={(permission) => changeMember.mutate({ ...member, permission })}
          onRemove={() => {
            onRemoved(member.name || member.identifier);
            removeMember.mutate(member.id);
          }}
        />
      ))}
    </ul>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly onChange: (permission: Member['permission']) => void;
  readonly onRemove: () => void;
}

function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const { t } = useTranslation('sharing');
  const { id, userId = id, identifier, kind, name, avatarUrl, permission } = member;
  const joined = name !== undefined;
  const Icon = kind === 'phone' ? Phone : Mail;
  return (
    <PersonRow
      face={
        joined ? (
          <Avatar person={{ id: userId, name: name || identifier, avatarUrl: avatarUrl ?? null }} size={32} />
        ) : (
          <span className="share-invited-face">
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </span>
        )
      }
      name={joined && name ? name : identifier}
      line={joined ? identifier : t('people.invited')}
    >
      <RoleMenu
        label={name || identifier}
        value={permission}
        onChange={onChange}
        remove={{ label: t(joined ? 'people.remove' : 'people.takeBack'), act: onRemove }}
      />
    </PersonRow>
  );
}

interface PersonRowProps {
  readonly face: ReactNode;
  readonly name: ReactNode;
  readonly line: string;
  readonly children: ReactNode;
}

function PersonRow({ face, name, line, children }: PersonRowProps) {
  return (
    <li className="share-person">
      {face}
      <span className="share-who">
        <span className="share-name" dir="auto">
          {name}
        </span>
        <span className="share-line">{line}</span>
      </span>
      {children}
    </li>
  );
}
