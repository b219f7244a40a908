import type { Message, Project, ProjectEvent, TurnEvent } from '@easel/contract';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { AgentPanel, useAgent, type Agent } from '../agent/index.ts';
import { client } from '../api/client.ts';
import { Canvas, shortcutText, useCanvasSession, type CanvasSession } from '../canvas/index.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { AccountBar, type AccountBarProps } from './account-bar.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import { AgentSide } from './agent-side.tsx';
import { bringIntoView, keepSelectionInView } from './bring-into-view.ts';
import { ConnectionLine } from './connection-line.tsx';
import { MadeWith } from './made-with.tsx';
import { ProjectBar } from './project-bar.tsx';
import { useToastsAbove } from './use-toasts-above.ts';
import { unsavedIn, useAccessNews } from './use-access-news.ts';
import { useProjectEvents } from './use-project-events.ts';
import { usePanelLayout, usePanelShortcut, type PanelLayout } from './use-panel-layout.ts';

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
  const session = useCanvasSession(project, client, canEdit);
  const [title, setTitle] = useState(project.title);
  const onTurnEvent = usePlacedPictures(session);
  const agent = useAgent({ project, role, client, language, onTurnEvent });
  const refreshAgent = agent?.refresh;
  const onAccess = useAccessNews({ role, session, onRole: setRole });
  const refuse = useCallback(() => onRefused(unsavedIn(session)), [session, onRefused]);
  const onEvent = useCallback(
    (event: ProjectEvent) => {
      if (event.type === 'canvas-changed') session?.autosave.receive(event);
      if (event.type === 'project-renamed') setTitle(event.title);
      if (event.type === 'turn-changed') refreshAgent?.();
      if (event.type === 'access-resolved') onAccess(event.role);
      if (event.type === 'project-deleted') refuse();
    },
    [session, refreshAgent, onAccess, refuse],
  );
  // Of the project as it was opened: later answers belong to turns that this window has seen begin.
  const [openedWith] = useState(() => new Set(project.messages.filter(isUnfinished).map(({ turnId }) => turnId)));
  useEffect(() => {
    document.title = `${title || t('untitled')} – Easel`;
  }, [title, t]);
  const { id, version } = project;
  useProjectEvents({ projectId: id, version, ready: session !== null, onEvent, onRefused: refuse });
  const bar = (
    <ProjectBar
      projectId={id}
      title={title}
      canEdit={canEdit}
      sharedBy={project.owner?.name}
      session={session}
      onRenamed={setTitle}
    />
  );
  if (!session) return <main className="project-page">{bar}</main>;
  const access = { projectId: id, title, role };
  return <Workbench {...{ session, agent, canEdit, bar, access, byLink, openedWith }} />;
}

interface WorkbenchProps {
  readonly session: CanvasSession;
  readonly agent: Agent | null;
  readonly canEdit: boolean;
  readonly bar: ReactNode;
  readonly access: AccountBarProps['access'];
  readonly byLink: boolean;
  /** Turns that ran when the page was opened. */
  readonly openedWith: ReadonlySet<string>;
}

function Workbench({ session, agent, canEdit, bar, access, byLink, openedWith }: WorkbenchProps) {
  const layout = usePanelLayout(agent !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const toggle = useToggle(layout, field);
  usePanelShortcut(toggle);
  useToastsAbove(layout);
  useSlotsInView(session, agent, openedWith);
  useSelectionInView(session, layout);
  const { right, bottom } = layout.insets;
  const style = {
    '--right': `${right}px`,
    '--bottom': `${bottom}px`,
    '--w-agent': `${layout.width}px`,
  } as CSSProperties;
  const shortcut = shortcutText('Mod+J');
  const panel = agent ? (
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
  ) : null;
  const Frame = layout.phone ? AgentSheet : AgentSide;
  return (
    <main className="project-page" style={style}>
      <Canvas session={session} insets={layout.insets} slots={agent?.slots ?? []} />
      {bar}
      <AccountBar
        wide={layout.open && agent !== null}
        access={access}
        {...(agent && !layout.open && { agent: { busy: agent.openTurnId !== null, shortcut, open: toggle } })}
      />
      <ConnectionLine session={session} />
      {byLink ? <MadeWith /> : null}
      {panel ? <Frame layout={layout}>{panel}</Frame> : null}
    </main>
  );
}

/** Shows the panel with the keyboard in its field, or puts it away. On a phone the sheet goes up, then down again. */
function useToggle(layout: PanelLayout, field: { readonly current: HTMLTextAreaElement | null }): () => void {
  const { phone, open, setOpen, sheet, setSheet } = layout;
  return useCallback(() => {
    const show = phone ? sheet === 'low' : !open;
    if (phone) setSheet(show ? 'half' : 'low');
    else setOpen(show);
    // Once it is drawn: what is hidden cannot take the keyboard.
    if (show) requestAnimationFrame(() => field.current?.focus());
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
function useSelectionInView(session: CanvasSession, { insets: { right, bottom } }: PanelLayout): void {
  const before = useRef({ right, bottom });
  useEffect(() => {
    const covers = right > before.current.right || bottom > before.current.bottom;
    before.current = { right, bottom };
    if (covers) keepSelectionInView(session);
  }, [session, right, bottom]);
}

function isUnfinished({ status }: Message): boolean {
  return status === 'pending' || status === 'running';
}
