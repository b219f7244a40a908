import { setImmediate } from 'node:timers/promises';
import type { Message, ProjectAccess, ProjectDocument, Role } from '@easel/contract';
import type { CanvasDocuments } from './canvas-documents.ts';
import { capabilitiesOf } from '../sharing/capabilities.ts';
import type { Projects } from './projects.ts';

const canvasProjectType = 3;

/** The chat of a project, which a higher feature keeps. */
export interface ChatPort {
  /** Every message of the project, oldest first. */
  messagesOf(projectId: string): Promise<Message[]>;
}

/** Projects as they are read whole. */
export class ProjectReading {
  readonly #projects: Projects;
  readonly #documents: CanvasDocuments;
  readonly #chat: ChatPort;

  constructor(services: { projects: Projects; documents: CanvasDocuments; chat: ChatPort }) {
    this.#projects = services.projects;
    this.#documents = services.documents;
    this.#chat = services.chat;
  }

  /** The full project as JSON text; `added` are further fields of its object. */
  async json(access: ProjectAccess, userId: string | undefined, added: object = {}): Promise<string> {
    const summary = await this.#projects.summary(access);
    const { version } = await this.#projects.facts(access.id);
    const messages = await this.#messages(access.id, access.role);
    return this.#withCanvas(access.id, { ...summary, version: String(version), messages, ...added }, userId);
  }

  /** The same in the older form, as JSON text: the canvas is one compressed string, which the client decodes. */
  async documentJson({ id, role }: ProjectAccess, userId: string | undefined): Promise<string> {
    const facts = await this.#projects.facts(id);
    // SQLite answers within a turn of the event loop, so a turn later another thread compresses the canvas, and the
    // pictures are looked up meanwhile.
    const [canvas, assetMeta] = await Promise.all([
      this.#documents.snapshot(facts, userId),
      setImmediate().then(() => this.#documents.assetMeta(facts)),
    ]);
    const head: ProjectDocument = {
      projectId: id,
      validProjectId: true,
      projectName: facts.title,
      projectType: canvasProjectType,
      version: String(facts.version),
      permission: role,
      capabilities: capabilitiesOf(role),
    };
    // The string is base64 behind a plain prefix: nothing in it needs escaping.
    return `${JSON.stringify(head).slice(0, -1)},"canvas":"${canvas}","assetMeta":${assetMeta}}`;
  }

  async #messages(projectId: string, role: Role): Promise<Message[]> {
    return capabilitiesOf(role).canViewChat ? this.#chat.messagesOf(projectId) : [];
  }

  /** Canvases are stored as JSON, so they are joined as text and never parsed. */
  async #withCanvas(projectId: string, facts: object, userId: string | undefined): Promise<string> {
    const { viewport, nodes, connections } = await this.#documents.parts(projectId, userId);
    const head = JSON.stringify(facts).slice(0, -1);
    return `${head},"viewport":${viewport},"nodes":${nodes},"connections":${connections}}`;
  }
}
