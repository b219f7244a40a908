/** The public edge of the contract. */
export { contract } from './contract.ts';
export { ApiError, createClient, errorOf, type Client, type ClientOptions, type CallOptions } from './client.ts';
export type { StreamOptions, StreamedEvent } from './client.ts';
export type { User } from './account.ts';
export type { ChatAnswer, ChatRequest } from './agent.ts';
export { pictureTypes, uploadTypes, variantWidths } from './asset-kinds.ts';
export type { AssetMeta, UploadTicket } from './assets.ts';
export type { AuthOptions, CodeSent, PhoneBindingRequired, Session, SmsSent } from './auth.ts';
export {
  BrandDocument,
  emptyBrandDocument,
  type BrandColor,
  type BrandColorGroup,
  type BrandLogo,
  type BrandReference,
  type BrandType,
} from './brand-document.ts';
export type { BrandKit } from './brand-kits.ts';
export type { CreditAccount, ProjectCredits } from './credits.ts';
export type { Atlas, Author, CanvasChanges, Saved } from './canvas.ts';
export { catalogue, ErrorBody, Refusal, type ErrorCode, type ErrorDetail, type RefusalOptions } from './errors.ts';
export { PictureSlot, ProjectEvent, TurnEvent } from './events.ts';
export type { Artifact, GeneratorTask, TaskFailCode, TaskStatus } from './generators.ts';
export { layersMissed, objectsPartial, TextRenderData } from './generators.ts';
export type { AgentStarters, Dashboard } from './home.ts';
export type { Memory, Recalled } from './memory.ts';
export { longestMemory, mostMemories } from './memory-limits.ts';
export {
  MessageContent,
  TurnStep,
  type FoundPage,
  type HistoryThread,
  type ImageContent,
  type Message,
  type MessageAuthor,
  type ReferenceContent,
  type RememberedContent,
  type ThreadSummary,
  type TurnStatus,
} from './messages.ts';
export type { Model, ModelTest } from './models.ts';
export { mostExpansion, PictureMask, PictureOperation, type PictureEdges } from './picture-operations.ts';
export { readImageSize, sideRange } from './image-size.ts';
export type { PictureOptions } from './pictures.ts';
export type { Project, ProjectBrand, ProjectDocument, ProjectSummary, Scope } from './projects.ts';
export { namedSchemas } from './named-schemas.ts';
export type { Present } from './presence.ts';
export type { Decision, Proposal } from './proposals.ts';
export type { Capabilities } from './roles.ts';
export type { HistoryEntry } from './versions.ts';
export type {
  LinkPermission,
  Member,
  MemberPermission,
  ShareAccess,
  SharedProject,
  SharePolicy,
  Visitor,
} from './sharing.ts';
export {
  emptyTurnView,
  foldTurnEvent,
  openingOf,
  type TurnMemory,
  type TurnPicture,
  type TurnSearch,
  type TurnView,
} from './turn-view.ts';
export type { ServerSizes } from './system.ts';
export { envelopeOf, errorsOf, roles, route } from './route.ts';
export { defaultSizes, sized, withSizes, type SizeName, type Sizes } from './sizes.ts';
export type {
  Access,
  AccessSource,
  Body,
  Params,
  ProjectAccess,
  Query,
  Response,
  Role,
  Route,
  Routes,
  StreamEvent,
} from './route.ts';
export type { SearchDriver, SearchTest } from './web-search.ts';
