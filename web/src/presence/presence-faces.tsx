import { useStore } from 'zustand';
import { useSession as useSignedIn } from '../api/session.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Avatar, Tooltip } from '../ui/index.ts';
import type { Peers } from './peers.ts';
import { peopleOf, type Person } from './people.ts';
import { useFollowing } from './use-following.ts';
import './presence.css';

/** Faces beyond this many are a number. */
const mostFaces = 4;

export interface PresenceFacesProps {
  readonly session: CanvasSession;
  readonly peers: Peers;
}

/** Who else is there; a press follows them about until one moves oneself. */
export function PresenceFaces({ session, peers }: PresenceFacesProps) {
  const { t } = useTranslation('presence');
  const { user } = useSignedIn();
  const people = peopleOf(useStore(peers).values(), user?.id);
  const { followed, follow } = useFollowing(session, peers);
  const rest = people.slice(mostFaces);
  return (
    <div className="presence-faces" role="group" aria-label={t('here')}>
      <p className="sr-only" role="status">
        {people.length > 0 ? t('count', { count: people.length }) : ''}
      </p>
      {people.slice(0, mostFaces).map((person) => (
        <Face
          key={person.id}
          person={person}
          followed={followed === person.id}
          onPress={() => follow(followed === person.id ? null : person.id)}
        />
      ))}
      {rest.length > 0 ? (
        <Tooltip label={rest.map(({ name }) => name || t('unnamed')).join(t('comma'))}>
          <span className="presence-more" tabIndex={0}>
            +{rest.length}
          </span>
        </Tooltip>
      ) : null}
    </div>
  );
}

interface FaceProps {
  readonly person: Person;
  readonly followed: boolean;
  readonly onPress: () => void;
}

function Face({ person, followed, onPress }: FaceProps) {
  const { t } = useTranslation('presence');
  const name = person.own ? t('own') : person.name || t('unnamed');
  const label = followed ? t('following', { name }) : t('follow', { name });
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className="presence-face"
        data-own={person.own}
        aria-label={label}
        aria-pressed={followed}
        onClick={onPress}
      >
        <Avatar person={{ ...person, name: person.name || '?' }} size={28} />
      </button>
    </Tooltip>
  );
}
