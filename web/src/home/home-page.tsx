import './home.css';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import {
  bringsPictures,
  keepDraft,
  keptDraft,
  noWishes,
  PromptBox,
  useAttachments,
  useBeginning,
  useGivenFiles,
  type Attachments,
} from '../prompt/index.ts';
import { givenName } from './given-name.ts';
import { Inspirations } from './inspirations.tsx';
import { OwnShelf } from './own-shelf.tsx';
import { SharedShelf } from './shared-shelf.tsx';
import { Starters } from './starters.tsx';
import { useCreating } from './use-creating.ts';
import { useFirstVisitEnds, useProjects } from './use-projects.ts';
import { ImportTaker, useImportProject } from '../transfer/index.ts';
import { lazyPart } from '../ui/index.ts';

const NewProjectKitChip = lazyPart(async () => (await import('../kits/new-project-kit-chip.tsx')).NewProjectKitChip);

/** Where everything begins, and where what was begun is found again. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { projects, error, isFetching, refetch } = useProjects();
  const creating = useCreating();
  const [text, setText] = useState(() => keptDraft('home').text);
  useEffect(() => keepDraft('home', { text }), [text]);
  const field = useRef<HTMLTextAreaElement>(null);
  const attachments = useAttachments(client);
  // Anywhere on the page: beside the box the browser would leave for the file. Other files are projects to take in.
  const given = useGivenFiles({ attach: attachments.attach, takes: bringsPictures });
  const begin = useBeginning({ text, onText: setText, field });
  const first = projects?.length === 0;
  const taking = useImportProject();
  useFirstVisitEnds();
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <div className="home" {...given.target}>
      <SiteBar />
      <main>
        <Ask
          first={first}
          creating={creating}
          text={text}
          onText={setText}
          field={field}
          attachments={attachments}
          over={given.over}
          onPrompt={begin}
        />
        {/* Whoever was invited and has made nothing yet came for what was shared. */}
        {first ? <SharedShelf /> : null}
        <OwnShelf
          projects={projects}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
          taking={taking}
          onBlank={() => creating.mutate({})}
          blankComes={creating.isPending && !creating.variables.prompt}
          onPrompt={(prompt) => creating.mutate({ prompt })}
          busy={creating.isPending}
        />
        {first ? null : <SharedShelf />}
        {first || !projects ? null : <Inspirations onPrompt={begin} />}
      </main>
      <ImportTaker {...taking} />
    </div>
  );
}

interface AskProps {
  /** Nothing has been made yet. */
  readonly first: boolean;
  readonly creating: ReturnType<typeof useCreating>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly attachments: Attachments;
  readonly over: boolean;
  /** Takes over words to begin from. */
  readonly onPrompt: (prompt: string) => void;
}

function Ask({ first, creating, text, onText, field, attachments, over, onPrompt }: AskProps) {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const [wishes, setWishes] = useState(noWishes);
  const [kitId, setKitId] = useState<string>();
  const name = givenName(user?.name ?? '');
  const greeting = () => {
    if (first) return t('greeting.first');
    return name ? t('greeting.named', { name }) : t('greeting.plain');
  };
  const send = () => {
    const references = attachments.all.flatMap(({ asset }) => (asset ? [{ assetId: asset.assetId }] : []));
    creating.mutate({ prompt: text.trim(), wishes, references, brandKitId: kitId });
  };
  return (
    <section className="home-ask" aria-labelledby="ask-title">
      <h1 className="ui-h1" id="ask-title">
        {greeting()}
      </h1>
      <PromptBox
        field={field}
        text={text}
        onText={onText}
        wishes={wishes}
        onWishes={setWishes}
        onSend={send}
        attachments={attachments}
        over={over}
        waiting={creating.isPending}
        chips={
          <Suspense>
            <NewProjectKitChip side="bottom" kitId={kitId} onKit={setKitId} />
          </Suspense>
        }
      />
      <Starters onPrompt={onPrompt} />
    </section>
  );
}
