import type { SharePolicy } from '@easel/contract';
import { Eye } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog, ErrorState, Skeleton, useErrorWords } from '../ui/index.ts';
import { InviteForm, type InviteFormProps } from './invite-form.tsx';
import { LinkSection } from './link-section.tsx';
import { PeopleList } from './people-list.tsx';
import { isShared } from './policy-edits.ts';
import { StopSharing } from './stop-sharing.tsx';
import { useSharing, useWatchedPolicy, type Sharing } from './use-sharing.ts';
import { VisitorList } from './visitor-list.tsx';
import './sharing.css';

export interface ShareDialogProps {
  readonly projectId: string;
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Who may open the project and what they may do there; for its owner. */
export function ShareDialog({ projectId, title, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const [stopping, setStopping] = useState<Stopping>(null);
  // Outlives the dialog: an address that was half typed is there when it is opened again.
  const invited = useState('');
  const heading = stopping === 'asked' ? t('stop.title') : title ? t('title', { title }) : t('titleUntitled');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setStopping(null);
        onOpenChange(next);
      }}
      title={heading}
    >
      <ShareBody {...{ projectId, invited, stopping }} onStopping={setStopping} />
    </Dialog>
  );
}

/** Whether to stop is asked, or was and has been answered: then the keyboard needs its place back. */
type Stopping = 'asked' | 'answered' | null;

interface ShareBodyProps extends Pick<InviteFormProps, 'invited'> {
  readonly projectId: string;
  readonly stopping: Stopping;
  readonly onStopping: (stopping: Stopping) => void;
}

function ShareBody({ projectId, invited, stopping, onStopping }: ShareBodyProps) {
  const { t } = useTranslation('sharing');
  const { data: policy, error, isFetching, refetch } = useWatchedPolicy(projectId);
  const sharing = useSharing(projectId);
  if (!policy && error) {
    return <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!policy) return <ShareSkeleton />;
  if (stopping === 'asked') {
    return <StopSharing policy={policy} stop={sharing.stop} onDone={() => onStopping('answered')} />;
  }
  const answered = stopping === 'answered';
  return <ShareForm {...{ projectId, policy, sharing, invited, answered }} onStop={() => onStopping('asked')} />;
}

interface ShareFormProps extends Pick<InviteFormProps, 'invited'> {
  readonly projectId: string;
  readonly policy: SharePolicy;
  readonly sharing: Sharing;
  readonly onStop: () => void;
  /** One comes back here from the question whether to stop. */
  readonly answered: boolean;
}

function ShareForm({ projectId, policy, sharing, invited, onStop, answered }: ShareFormProps) {
  const { t } = useTranslation('sharing');
  const words = useErrorWords();
  const frame = useRef<HTMLDivElement>(null);
  const { setLink, invite, changeMember, removeMember, stop } = sharing;
  const [leaving, setLeaving] = useState('');
  useEffect(() => {
    const place = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    if (answered) (place('.share-stop-open') ?? place('input'))?.focus();
  }, [answered]);
  const trouble = setLink.error ?? changeMember.error ?? removeMember.error;
  return (
    <div ref={frame} className="share">
      <InviteForm invite={invite} invited={invited} />
      <PeopleList
        policy={policy}
        changeMember={changeMember}
        removeMember={removeMember}
        onRemoved={(person) => {
          setLeaving(person);
          frame.current?.querySelector('input')?.focus();
        }}
      />
      {trouble ? (
        <p className="share-trouble" role="alert">
          {t('trouble', { reason: words(trouble) })}
        </p>
      ) : null}
      <LinkSection policy={policy} setLink={setLink} />
      <ShareFoot projectId={projectId} policy={policy} onStop={onStop} />
      <p className="sr-only" role="status">
        {stop.isSuccess ? t('stop.done') : removeMember.isSuccess ? t('people.removed', { person: leaving }) : ''}
      </p>
    </div>
  );
}

function ShareFoot({ projectId, policy, onStop }: Pick<ShareFormProps, 'projectId' | 'policy' | 'onStop'>) {
  const { t } = useTranslation('sharing');
  const [listed, setListed] = useState(false);
  const listId = useId();
  if (!isShared(policy)) return null;
  const { visitorCount } = policy;
  return (
    <div className="share-foot">
      {listed && visitorCount > 0 ? <VisitorList id={listId} projectId={projectId} /> : null}
      <div className="share-foot-acts">
        {visitorCount > 0 ? (
          <Button icon={Eye} aria-expanded={listed} aria-controls={listId} onClick={() => setListed(!listed)}>
            {t('visitors.count', { count: visitorCount })}
          </Button>
        ) : (
          <span className="share-nobody">{policy.shareId === null ? null : t('visitors.none')}</span>
        )}
        <Button kind="danger" className="share-stop-open" onClick={onStop}>
          {t('stop.open')}
        </Button>
      </div>
    </div>
  );
}

function ShareSkeleton() {
  const { t } = useTranslation('sharing');
  return (
    <div className="share" aria-busy aria-label={t('loading')} role="status">
      <Skeleton style={{ height: 40 }} />
      {[132, 108].map((width) => (
        <div key={width} className="share-person">
          <Skeleton className="share-round" style={{ width: 32, height: 32 }} />
          <span className="share-who">
            <Skeleton style={{ width, height: 12 }} />
            <Skeleton style={{ width: width + 40, height: 10, marginTop: 6 }} />
          </span>
        </div>
      ))}
      <Skeleton style={{ height: 32, marginTop: 24 }} />
      <Skeleton style={{ height: 32, marginTop: 12 }} />
    </div>
  );
}
