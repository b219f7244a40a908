/** Schemas that stand in many routes, by the names that they have in the OpenAPI document. */
import { CanvasNode, Connection, Viewport } from '@easel/canvas';
import type { TSchema } from 'typebox';
import { User } from './account.ts';
import { ChatRequest } from './agent.ts';
import { AssetMeta } from './assets.ts';
import { Session } from './auth.ts';
import { BrandColorGroup, BrandLogo } from './brand-document.ts';
import { BrandKit } from './brand-kits.ts';
import { CreditAccount } from './credits.ts';
import { ErrorBody } from './errors.ts';
import { PictureSlot, ProjectEvent, TurnEvent } from './events.ts';
import { Artifact, GeneratorTask } from './generators.ts';
import { Dashboard } from './home.ts';
import { Memory } from './memory.ts';
import { FoundPage, Message, MessageContent, TurnStep } from './messages.ts';
import { Present } from './presence.ts';
import { Project, ProjectSummary } from './projects.ts';
import { Proposal } from './proposals.ts';
import { Capabilities } from './roles.ts';
import { Member, SharePolicy, Visitor } from './sharing.ts';
import { HistoryEntry } from './versions.ts';

export const namedSchemas: Readonly<Record<string, TSchema>> = {
  Error: ErrorBody,
  User,
  Session,
  Project,
  ProjectSummary,
  Capabilities,
  CanvasNode,
  Connection,
  Viewport,
  HistoryEntry,
  ProjectEvent,
  Present,
  ChatRequest,
  Message,
  MessageContent,
  TurnEvent,
  TurnStep,
  PictureSlot,
  Proposal,
  FoundPage,
  AssetMeta,
  BrandKit,
  BrandColorGroup,
  BrandLogo,
  GeneratorTask,
  Artifact,
  Memory,
  SharePolicy,
  Member,
  Visitor,
  CreditAccount,
  Dashboard,
};
