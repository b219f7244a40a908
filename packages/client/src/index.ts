/** The public edge of the client. */
export {
  createEasel,
  type DownloadOptions,
  type Easel,
  type EaselOptions,
  type Tokens,
  type Upload,
  type UploadOptions,
} from './easel.ts';
export { putFile, type Put, type PutAddress, type PutOptions, type Uploaded } from './put-file.ts';
export { resume, type ResumeOptions } from './resume.ts';
export { ApiError } from '@easel/contract';
export type {
  CallOptions,
  ChatAnswer,
  ChatRequest,
  Client,
  CodeSent,
  ErrorCode,
  ErrorDetail,
  Message,
  Project,
  ProjectEvent,
  ProjectSummary,
  Session,
  StreamedEvent,
  StreamOptions,
  TurnEvent,
  User,
} from '@easel/contract';
