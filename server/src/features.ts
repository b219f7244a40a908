import { AccountRecords } from './accounts/account-records.ts';
import { Accounts } from './accounts/accounts.ts';
import { EmailCodes } from './accounts/email-codes.ts';
import { Sessions } from './accounts/sessions.ts';
import { Tokens } from './accounts/tokens.ts';
import { Assets } from './assets/assets.ts';
import { Files } from './assets/files.ts';
import { Conversations } from './agent/conversations.ts';
import { TurnEnding } from './agent/turn-ending.ts';
import { TurnLog } from './agent/turn-log.ts';
import { AccountDeletion } from './personal-data/account-deletion.ts';
import { ExportTickets } from './personal-data/export-tickets.ts';
import { PersonalData } from './personal-data/personal-data.ts';
import { CanvasCommits } from './projects/canvas-commit.ts';
import { CanvasDocuments } from './projects/canvas-documents.ts';
import { Canvases } from './projects/canvas.ts';
import { ProjectNews } from './projects/project-news.ts';
import { ProjectReading } from './projects/project-reading.ts';
import { ProjectStream } from './projects/project-stream.ts';
import { Projects } from './projects/projects.ts';
import { SaveRequests } from './projects/save-requests.ts';
import { Access } from './sharing/access.ts';
import { ShareIds } from './sharing/share-ids.ts';
import { Sharing } from './sharing/sharing.ts';
import { Visitors } from './sharing/visitors.ts';
import type { Services } from './services.ts';

export type Features = ReturnType<typeof createFeatures>;

/** The features, lower ones first, and what each needs. `app.ts` serves them, `workers.ts` runs their jobs. */
export function createFeatures(services: Services) {
  const { assets, files } = createAssets(services);
  const people = createAccounts(services, assets);
  const sharing = createSharing(services);
  const projects = createProjects(services, assets, sharing);
  const agent = createAgent(services, projects);
  // What a project shows of its chat, a higher feature keeps.
  const chat = { messagesOf: (projectId: string) => agent.conversations.messages(projectId) };
  const reading = new ProjectReading({ ...projects, chat });
  const leaving = createLeaving(services, { assets, ...projects, ...agent });
  return { assets, files, ...people, ...sharing, ...projects, ...agent, reading, ...leaving };
}

function createAssets({ settings, database, queue, blobs, secret }: Services) {
  const { Storage } = settings;
  const assets = new Assets({
    database,
    blobs,
    queue,
    secret,
    maxUploadBytes: Storage.MaxUploadBytes,
    deleteGraceHours: Storage.DeleteGraceHours,
  });
  return { assets, files: new Files({ database, blobs }) };
}

function createAccounts({ settings, database, cache, secret }: Services, assets: Assets) {
  const { Auth, Limits } = settings;
  const tokens = new Tokens(secret);
  const sessions = new Sessions({ database, tokens });
  const emailCodes = new EmailCodes({ cache, secret, limited: Limits.Enabled });
  const isOwnPicture = (url: string) => assets.isOwnPicture(url);
  const accounts = new Accounts({ database, sessions, emailCodes, mode: Auth.Mode, isOwnPicture });

  return { tokens, sessions, accounts };
}

function createSharing({ settings, database, queue, liveEvents, secret }: Services) {
  const shareIds = new ShareIds(settings.Sharing.Secret ?? secret);
  const access = new Access({ database, liveEvents, shareIds });
  const visitors = new Visitors({ database, shareIds });
  const sharing = new Sharing({
    database,
    queue,
    access,
    shareIds,
    visitors,
    maxMembers: settings.Sharing.MaxMembers,
    publicUrl: settings.Server.PublicURL,
    mailsInvitations: false,
  });
  return { shareIds, access, visitors, sharing };
}

function createProjects(
  { database, liveEvents }: Services,
  assets: Assets,
  { shareIds }: ReturnType<typeof createSharing>,
) {
  const news = new ProjectNews({ database, liveEvents });
  const projects = new Projects({ database, assets, news, shareIds });
  const canvases = new Canvases({ database, commits: new CanvasCommits({ assets, news }) });
  const documents = new CanvasDocuments({ database, assets });
  const saves = new SaveRequests({ database, canvases, documents, projects });
  const stream = new ProjectStream({ projects, documents, news });
  return { news, projects, canvases, documents, saves, stream };
}

function createAgent(services: Services, { projects, news }: ReturnType<typeof createProjects>) {
  const { database, queue, liveEvents, models } = services;
  const turnLog = new TurnLog({ database, liveEvents });
  const ending = new TurnEnding({ database, queue, log: turnLog, projects, news });
  const conversations = new Conversations({
    database,
    queue,
    liveEvents,
    models,
    log: turnLog,
    ending,
    news,
    projects,
  });
  return { turnLog, ending, conversations };
}

type Kept = { assets: Assets } & ReturnType<typeof createProjects> & ReturnType<typeof createAgent>;

function createLeaving({ database, cache, blobs }: Services, { assets, projects, documents, conversations }: Kept) {
  const records = new AccountRecords({ database });
  const kept = { records, projects, documents, conversations, assets };
  const personalData = new PersonalData({ ...kept, blobs, tickets: new ExportTickets({ cache }) });
  return { personalData, deletion: new AccountDeletion({ ...kept, database }) };
}
