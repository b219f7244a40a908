/** What the API answers, in the test's own words: as much of it as the tests look at. */

export interface ErrorBody {
  error: string;
  code: number;
  errorCode: string;
  requestId: string;
  details?: { pointer: string; reason: string }[];
}
export interface User {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  avatarUrl: string | null;
  createdAt: string;
}
export interface Session {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  user: User;
}
export interface Viewport {
  x: number;
  y: number;
  k: number;
}
export interface Node {
  id: string;
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  [field: string]: unknown;
}
export interface Connection {
  id: string;
  from: string;
  to: string;
  [field: string]: unknown;
}
export interface Summary {
  id: string;
  title: string;
  createdAt: string;
  updatedAt: string;
  coverUrl: string | null;
  picCount: number;
  nodeCount: number;
  brandKitId: string;
  role: string;
}
export type Status = 'pending' | 'running' | 'done' | 'failed' | 'canceled';
export interface Content {
  type: string;
  text?: string;
  nodeId?: string;
  assetId?: string;
  url?: string;
  [field: string]: unknown;
}
export interface Message {
  id: string;
  threadId: string;
  turnId: string;
  role: string;
  contents: Content[];
  createdAt: string;
  status: Status;
}
export interface Project extends Summary {
  viewport: Viewport;
  nodes: Node[];
  connections: Connection[];
  messages: Message[];
}
export interface NewProject extends Project {
  threadId: string | null;
  turnId: string | null;
}
export interface ProjectDocument {
  projectId: string;
  validProjectId: boolean;
  projectName: string;
  canvas: string;
  assetMeta: Record<string, { url: string; width: number; height: number; contentType: string; bytes: number }>;
  projectType: number;
  version: string;
  permission: string;
  capabilities: Record<string, boolean>;
}
export interface Saved {
  projectId: string;
  newCreated: boolean;
  validProjectId: boolean;
  version: string;
  merged: boolean;
  canvas?: string;
}
export interface Ticket {
  assetId: string;
  uploadUrl: string;
  method: string;
  headers: Record<string, string>;
  publicUrl: string;
  expiresAt: string;
}
export interface ChatAnswer {
  projectId: string;
  threadId: string;
  turnId: string;
  status: Status;
  message: Message;
  nodes: Node[];
  version: string;
}
/** One server-sent event, with its data parsed. */
export interface StreamedEvent {
  id: string | undefined;
  event: string | undefined;
  data: { type: string; [field: string]: unknown };
}

export const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
