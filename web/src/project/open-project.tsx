import './project.css';
import type { Message, Project, ProjectEvent, TurnEvent } from '@easel/contract';
import { Suspense, useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useAgent, type Agent } from '../agent/index.ts';
import { client, clientBy } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { useSession as useSignedIn } from '../api/session.ts';
import { heldSharePass } from '../api/share-pass.ts';
import {
  AskContext,
  Canvas,
  CanvasPanels,
  PanelsContext,
  bringIntoView,
  createPanels,
  keepSelectionInView,
  shortcutText,
  useCanvasSession,
  type CanvasSession,
  type Insets,
} from '../canvas/index.ts';
import { createLooking, hourWords } from '../history/index.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { forgetProjectBrand, useBrandFaces } from '../kits/project-brand.ts';
import { usePresence, type Peers } from '../presence/index.ts';
import type { AccountBarProps } from './account-bar.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import { AgentSide } from './agent-side.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { MadeWith } from './made-with.tsx';
import type { ProjectBarProps } from './project-bar.tsx';
import { AgentSkeleton, BarsSkeleton } from './project-skeleton.tsx';
import { useSheetAside } from './use-sheet-aside.ts';
import { useToastsAbove } from './use-toasts-above.ts';
import { unsavedIn, useAccessNews } from './use-access-news.ts';
import { useHeard } from './use-heard.ts';
import { useProjectEvents } from './use-project-events.ts';
import { usePanelLayout, usePanelShortcut, type PanelLayout } from './use-panel-layout.ts';
import { usePictureAsks } from './use-picture-asks.ts';
import { usePanelsLayout } from './use-panels-layout.ts';
import { lazyPart } from '../ui/index.ts';

export interface OpenProjectProps {
  readonly project: Project;
  /** One is here by a link, and may be anybody. */
  readonly byLink?: boolean;
  /** The project is gone, or no longer open to this person; `unsaved` changes did not reach the server before. */
  readonly onRefused: (unsaved: number) => void;
}

/** A project on screen: the canvas fills the window, everything else floats at its edges. */
export function OpenProject({ project, byLink = false, onRefused }: OpenProjectProps) {
  const { t } = useTranslation('project');
  const [role, setRole] = useState(project.role);
  const canEdit = role === 'editor' || role === 'owner';
  const language = useLanguage();
  // What is still to be saved when another project has opened is let in by the link of this one.
  const [own] = useState(() => clientBy(heldSharePass()));
  const session = useCanvasSession(project, own, canEdit);
  const [title, setTitle] = useState(project.title);
  const onTurnEvent = usePlacedPictures(session);
  const { user } = useSignedIn();
  const agent = useAgent({ project, role, client, personId: user?.id ?? '', language, onTurnEvent });
  const ask = usePictureAsks(agent, canEdit);
  const refreshAgent = agent?.refresh;
  const onAccess = useAccessNews({ role, session, onRole: setRole });
  const { peers, receive } = usePresence({ session, client, seen: user !== null });
  const refuse = useCallback(() => onRefused(unsavedIn(session)), [session, onRefused]);
  const onEvent = useCallback(
    (event: ProjectEvent) => {
      if (event.type === 'canvas-changed') session?.autosave.receive(event);
      receive(event);
      if (event.type === 'project-renamed') setTitle(event.title);
      if (event.type === 'turn-changed') refreshAgent?.(event.turnId);
      if (event.type === 'access-resolved') onAccess(event.role);
      if (event.type === 'brand-kit-changed') forgetProjectBrand(queryClient, project.id);
      if (event.type === 'project-deleted') refuse();
    },
    [session, refreshAgent, onAccess, refuse, receive, project.id],
  );
  // Of the project as it was opened: later answers belong to turns that this window has seen begin.
  const [openedWith] = useState(() => new Set(project.messages.filter(isUnfinished).map(({ turnId }) => turnId)));
  useEffect(() => {
    document.title = `${title || t('untitled')} – Easel`;
  }, [title, t]);
  const { id, version } = project;
  useBrandFaces(id);
  const [heard, onConnection] = useHeard();
  useProjectEvents({ projectId: id, version, ready: session !== null, onEvent, onConnection, onRefused: refuse });
  const bar = { projectId: id, title, canEdit, sharedBy: project.owner?.name, session, heard, onRenamed: setTitle };
  if (!session) {
    return (
      <main className="project-page">
        <BarsSkeleton title={title} />
      </main>
    );
  }
  const access = { projectId: id, title, role };
  return (
    <AskContext value={ask}>
      <Workbench {...{ session, agent, canEdit, bar, access, byLink, openedWith, peers }} />
    </AskContext>
  );
}

interface WorkbenchProps {
  readonly session: CanvasSession;
  readonly agent: Agent | null;
  readonly canEdit: boolean;
  readonly bar: ProjectBarProps;
  readonly access: AccountBarProps['access'];
  readonly byLink: boolean;
  /** Turns that ran when the page was opened. */
  readonly openedWith: ReadonlySet<string>;
  readonly peers: Peers | null;
}

// The canvas first: what stands around it comes in files of their own.
const loadBars = () => import('./project-bars.tsx');
const ProjectBars = lazyPart(async () => (await loadBars()).ProjectBars);
// With the button that opens it.
const HistorySide = lazyPart(async () => (await loadBars()).HistorySide);
const AgentPanel = lazyPart(async () => (await import('../agent/agent-panel.tsx')).AgentPanel);
const loadLooking = () => import('../history/looking-bar.tsx');
const LookingBar = lazyPart(async () => (await loadLooking()).LookingBar);
const VersionMarks = lazyPart(async () => (await loadLooking()).VersionMarks);
const PresenceMarks = lazyPart(async () => (await import('../presence/presence-marks.tsx')).PresenceMarks);
const PresenceFaces = lazyPart(async () => (await import('../presence/presence-faces.tsx')).PresenceFaces);

function Workbench({ session, agent, canEdit, bar, access, byLink, openedWith, peers }: WorkbenchProps) {
  const layout = usePanelLayout(agent !== null);
  const language = useLanguage();
  const [panels] = useState(() => createPanels());
  const [looking] = useState(() => createLooking(session, client));
  const { entry, still } = useStore(looking, (state) => state);
  const { side, wide, width, insets, room } = usePanelsLayout(session, panels, layout);
  const field = useRef<HTMLTextAreaElement>(null);
  const toggle = useToggle(layout, field);
  usePanelShortcut(toggle);
  useToastsAbove(layout);
  useSheetAside(session, layout);
  useSlotsInView(session, agent, openedWith);
  useSelectionInView(session, insets);
  const style = roomStyle(insets, width);
  const shortcut = shortcutText('Mod+J');
  const panel = agent ? (
    <Suspense fallback={<AgentSkeleton />}>
      <AgentPanel
        agent={agent}
        client={client}
        session={session}
        canEdit={canEdit}
        field={field}
        brief={layout.phone && layout.sheet === 'low'}
        {...(!layout.phone && { hide: { shortcut, press: toggle } })}
        onWrite={() => layout.sheet === 'low' && layout.setSheet('half')}
      />
    </Suspense>
  ) : null;
  const Frame = layout.phone ? AgentSheet : AgentSide;
  const agentLayout = side === 'agent' ? layout : { ...layout, open: false };
  return (
    <main className="project-page" style={style} data-room={room}>
      <PanelsContext value={panels}>
        <Canvas
          // Another document with another camera: nothing of the one before may linger.
          key={still ? entry?.version : 'live'}
          session={still ?? session}
          insets={insets}
          slots={still ? [] : (agent?.slots ?? [])}
          awaiting={!still && agent?.openTurnId != null}
          marks={
            <Suspense>
              {still ? <VersionMarks live={session} looking={looking} /> : null}
              {peers && !still ? <PresenceMarks session={session} peers={peers} /> : null}
            </Suspense>
          }
        >
          <CanvasPanels panels={panels} wide={wide} looking={still !== null} />
        </Canvas>
      </PanelsContext>
      <Suspense>{still ? <LookingBar live={session} looking={looking} canEdit={canEdit} /> : null}</Suspense>
      <Suspense fallback={<BarsSkeleton title={bar.title} />}>
        <ProjectBars
          bar={{ ...bar, lookingAt: still && entry ? hourWords(entry.at, language) : null }}
          panels={panels}
          shown={still ?? session}
          phone={layout.phone}
          account={{
            wide: side !== 'agent' || (layout.open && agent !== null),
            access,
            faces: <Suspense>{peers ? <PresenceFaces session={session} peers={peers} /> : null}</Suspense>,
            ...(agent && !layout.open && { agent: { busy: agent.openTurnId !== null, shortcut, open: toggle } }),
          }}
        />
      </Suspense>
      <ConnectionLine session={session} heard={bar.heard} />
      {byLink ? <MadeWith /> : null}
      {panel && !(layout.phone && side === 'history') ? <Frame layout={agentLayout}>{panel}</Frame> : null}
      <Suspense>
        {side === 'history' ? (
          <HistorySide live={session} looking={looking} canEdit={canEdit} onClose={() => panels.setSide('agent')} />
        ) : null}
      </Suspense>
    </main>
  );
}

/** What covers the canvas, for the sheets of styles. */
const roomStyle = ({ left, right, bottom }: PanelLayout['insets'], agentWidth: number) =>
  ({
    '--left': `${left}px`,
    '--right': `${right}px`,
    '--bottom': `${bottom}px`,
    '--w-agent': `${agentWidth}px`,
  }) as CSSProperties;

/** Shows the panel with the keyboard in its field, or puts it away. On a phone the sheet goes up, then down again. */
function useToggle(layout: PanelLayout, field: { readonly current: HTMLTextAreaElement | null }): () => void {
  const { phone, open, setOpen, sheet, setSheet } = layout;
  return useCallback(() => {
    const show = phone ? sheet === 'low' : !open;
    // What is hidden cannot take the keyboard, and what is typed at once is meant for the field.
    flushSync(() => (phone ? setSheet(show ? 'half' : 'low') : setOpen(show)));
    if (show) field.current?.focus();
  }, [phone, open, setOpen, sheet, setSheet, field]);
}

/** A picture that a turn's log tells of is put on the canvas even where the project's own stream is late. */
function usePlacedPictures(session: CanvasSession | null) {
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);
  return useCallback((turnId: string, event: TurnEvent) => {
    if (event.type !== 'picture-placed') return;
    const { version, node } = event;
    const author = { kind: 'agent' as const, id: '', turnId };
    const nothing = { remove: [], putConnections: [], removeConnections: [] };
    // Known by its version: the same news from the project's stream changes nothing more.
    latest.current?.autosave.receive({ type: 'canvas-changed', version, author, put: [node], ...nothing });
  }, []);
}

/**
 * Brings the places of a step's pictures into view as they are promised: of the turn that ran when the page was opened,
 * and of each that this window asks for. They are promised one by one, so each time all of the step are shown.
 */
function useSlotsInView(session: CanvasSession, agent: Agent | null, openedWith: ReadonlySet<string>): void {
  const seen = useRef(new Set<string>());
  const slots = agent?.promised;
  const ownTurns = agent?.ownTurns;
  useEffect(() => {
    const mine = (slots ?? []).filter(({ turnId }) => ownTurns?.has(turnId) || openedWith.has(turnId));
    const fresh = mine.findLast(({ slot }) => !seen.current.has(slot.pictureId));
    if (!fresh) return;
    for (const { slot } of mine) seen.current.add(slot.pictureId);
    const together = mine.filter(({ turnId, slot }) => turnId === fresh.turnId && slot.stepId === fresh.slot.stepId);
    bringIntoView(
      session,
      together.map(({ slot }) => slot),
    );
  }, [session, slots, ownTurns, openedWith]);
}

/** A panel that opens must not cover what one works on. */
function useSelectionInView(session: CanvasSession, { left, right, bottom }: Insets): void {
  const before = useRef({ left, right, bottom });
  useEffect(() => {
    const { current } = before;
    const covers = left > current.left || right > current.right || bottom > current.bottom;
    before.current = { left, right, bottom };
    if (covers) keepSelectionInView(session);
  }, [session, left, right, bottom]);
}

function isUnfinished({ status }: Message): boolean {
  return status === 'pending' || status === 'running';
}
