import { join } from 'node:path';
import { AccountRecords } from './accounts/account-records.ts';
import { Accounts } from './accounts/accounts.ts';
import { AuthorizeAddresses } from './accounts/authorize-addresses.ts';
import { Challenge } from './accounts/challenge.ts';
import { ChatAppProvider } from './accounts/chat-app-provider.ts';
import { ChatAppSignIn, type ChatAppServices } from './accounts/chat-app.ts';
import { CodeLimits } from './accounts/code-limits.ts';
import { EmailCodes } from './accounts/email-codes.ts';
import { EmailSignIn } from './accounts/email-sign-in.ts';
import { IdTokens } from './accounts/id-tokens.ts';
import { Identities } from './accounts/identities.ts';
import { IdpSignIn } from './accounts/idp-sign-in.ts';
import { LiveSessions } from './accounts/live-sessions.ts';
import { PhoneBindings, type PhoneBindingServices } from './accounts/phone-bindings.ts';
import { Faces } from './accounts/faces.ts';
import { Sessions } from './accounts/sessions.ts';
import { signInOptions } from './accounts/sign-in-options.ts';
import { Tokens } from './accounts/tokens.ts';
import { Assets } from './assets/assets.ts';
import { Atlases } from './assets/atlases.ts';
import { Designs } from './assets/designs.ts';
import { Drawings } from './assets/drawings.ts';
import { Files } from './assets/files.ts';
import { BrandKits } from './brand-kits/brand-kits.ts';
import { KitExports } from './brand-kits/kit-exports.ts';
import { KitImports } from './brand-kits/kit-imports.ts';
import { WebsiteKits } from './brand-kits/website-kits.ts';
import { Approvals } from './agent/approvals.ts';
import { Conversations } from './agent/conversations.ts';
import { Retries } from './agent/retries.ts';
import { TurnEnding } from './agent/turn-ending.ts';
import { TurnLog } from './agent/turn-log.ts';
import { Credits } from './credits/credits.ts';
import { Separations } from './generators/separations.ts';
import { Memories } from './memory/memories.ts';
import { Recall } from './memory/recall.ts';
import { AccountDeletion } from './personal-data/account-deletion.ts';
import { PersonalData } from './personal-data/personal-data.ts';
import { BrandBinding } from './projects/brand-binding.ts';
import { CanvasCommits } from './projects/canvas-commit.ts';
import { CanvasDocuments } from './projects/canvas-documents.ts';
import { CanvasVersions } from './projects/canvas-versions.ts';
import { Canvases } from './projects/canvas.ts';
import { Duplicates } from './projects/duplicate.ts';
import { History } from './projects/history.ts';
import { Presence } from './projects/presence.ts';
import { ProjectNews } from './projects/project-news.ts';
import { ProjectFiles } from './projects/project-files.ts';
import { ProjectImports } from './projects/project-import.ts';
import { ProjectReading } from './projects/project-reading.ts';
import { ProjectStream } from './projects/project-stream.ts';
import { Projects } from './projects/projects.ts';
import { CanvasReader } from './projects/canvas-reader.ts';
import { SaveRequests } from './projects/save-requests.ts';
import { Access } from './sharing/access.ts';
import { ShareIds } from './sharing/share-ids.ts';
import { Sharing } from './sharing/sharing.ts';
import { Visitors } from './sharing/visitors.ts';
import type { Log } from './log.ts';
import { DownloadTickets } from './platform/download-tickets.ts';
import type { Services } from './services.ts';

type Auth = Services['settings']['Auth'];
export type Features = ReturnType<typeof createFeatures>;

/** The features, lower ones first, and what each needs. `app.ts` serves them, `workers.ts` runs their jobs. */
export function createFeatures(services: Services) {
  const { assets, designs, drawings, files, atlases } = createAssets(services);
  const people = createAccounts(services, assets);
  const sharing = createSharing(services);
  const projects = createProjects(services, { assets, atlases }, sharing);
  const past = createHistory(services, { assets, faces: people.faces }, projects);
  const portable = createProjectFiles(services, assets, projects);
  const kits = createKitFiles(services, assets, projects);
  const memory = { memories: new Memories(services), recall: new Recall(services) };
  const agent = createAgent(services, assets, projects, { ...memory, faces: people.faces });
  // What a project shows of its chat, a higher feature keeps.
  const chat = { messagesOf: (projectId: string) => agent.conversations.messages(projectId) };
  const reading = new ProjectReading({ ...projects, chat });
  const { Limits } = services.settings;
  const mostUnderWay = Limits.Enabled ? Limits.UnderWay : undefined;
  const separations = new Separations({ ...services, assets, designs, credits: agent.credits, mostUnderWay });
  const leaving = createLeaving(services, { assets, ...people, ...sharing, ...projects, ...memory, ...agent });
  return {
    assets,
    designs,
    drawings,
    separations,
    files,
    atlases,
    ...people,
    ...sharing,
    ...projects,
    ...past,
    ...portable,
    ...kits,
    ...memory,
    ...agent,
    reading,
    ...leaving,
  };
}

function createAssets({ settings, database, queue, blobs, secret, models }: Services) {
  const { Storage } = settings;
  const assets = new Assets({
    database,
    blobs,
    queue,
    secret,
    maxUploadBytes: Storage.MaxUploadBytes,
    deleteGraceHours: Storage.DeleteGraceHours,
    publicUrl: settings.Server.PublicURL,
  });
  const files = new Files({ database, blobs, assets });
  const designs = new Designs({ database });
  const drawings = new Drawings({ database, blobs, designs, files, models });
  return { assets, designs, drawings, files, atlases: new Atlases({ database, blobs, queue, files }) };
}

function createAccounts(services: Services, assets: Assets) {
  const { settings, database, liveEvents, cache, secret, log } = services;
  const { Auth, Limits } = settings;
  const liveSessions = new LiveSessions({ database, liveEvents });
  const sessions = new Sessions({
    database,
    tokens: new Tokens(secret),
    liveSessions,
    told: (event, of) => log[event === 'renewed twice' ? 'warn' : 'info'](of, event),
  });
  const codes = new EmailCodes({ cache, secret });
  // An hour takes half of what its minutes would let through: whole offices share one address.
  const perNetwork = Limits.SignInsPerMinute * 30;
  const limits = new CodeLimits({ cache, secret, limited: Limits.Enabled, perNetwork });
  const faces = new Faces({ database, liveEvents });
  const accounts = new Accounts({ database, faces, pictureAt: (url, origin) => assets.pictureAt(url, origin) });
  const proofs = { sessions, codes, limits };
  const emailSignIn = createEmailSignIn(services, proofs);
  const ways = { signInOptions: signInOptions(Auth), emailSignIn, ...createSignIns(services, proofs) };
  return { liveSessions, sessions, faces, accounts, ...ways };
}

function createEmailSignIn(
  { settings, database, mailer, log }: Services,
  proofs: { sessions: Sessions; codes: EmailCodes; limits: CodeLimits },
) {
  const { Email, DevCode } = settings.Auth;
  return new EmailSignIn({
    ...proofs,
    database,
    mailer,
    challenge: createChallenge(settings.Auth, log),
    sender: { fromName: Email.FromName, fromEmail: Email.FromEmail, brandName: Email.BrandName },
    showsCodes: DevCode,
    mailFailed: (error) => log.warn({ error }, 'a sign-in code could not be mailed'),
  });
}

function createChallenge({ Challenge: { Enabled, SiteVerifyURL, SecretKey, TimeoutSeconds } }: Auth, log: Log) {
  // The settings' own check has seen to it that both are there when it is on.
  if (!Enabled || !SiteVerifyURL || !SecretKey) return null;
  const failed = (error: Error) => log.warn({ error }, 'a challenge could not be verified');
  return new Challenge({ verifyUrl: SiteVerifyURL, secretKey: SecretKey, timeoutSeconds: TimeoutSeconds, failed });
}

/** The ways in by the word of another service. */
function createSignIns(services: Services, proofs: { sessions: Sessions; codes: EmailCodes; limits: CodeLimits }) {
  const { settings, database, cache, log } = services;
  const identities = new Identities(database);
  const warn = (error: unknown) => log.warn({ error }, 'another service failed a sign-in');
  const issuers = settings.Auth.IDP.map(({ Name, Issuer, Audience, JWKSURL, AuthorizeURL }) => {
    return { name: Name, issuer: Issuer, audience: Audience, jwksUrl: JWKSURL, authorizeUrl: AuthorizeURL };
  });
  const idTokens = new IdTokens({ issuers, cache, warn });
  const addresses = new AuthorizeAddresses();
  const idp = new IdpSignIn({ issuers, addresses, idTokens, identities, sessions: proofs.sessions, warn });
  return { idp, chatApp: createChatApp(services, { ...proofs, identities, warn }) };
}

function createChatApp(
  { settings, cache, sms }: Services,
  others: Pick<PhoneBindingServices & ChatAppServices, 'sessions' | 'codes' | 'limits' | 'identities' | 'warn'>,
) {
  const { Auth } = settings;
  const { Enabled, AppID, Secret, TokenURL, UserInfoURL, AuthorizeURL, VerifyState, TimeoutSeconds } = Auth.ChatApp;
  // The settings' own check has seen to it that all are there when it is on.
  if (!Enabled || !AppID || !Secret || !TokenURL || !AuthorizeURL) return null;
  const timeoutMs = TimeoutSeconds * 1000;
  const addresses = { appId: AppID, secret: Secret, tokenUrl: TokenURL, userInfoUrl: UserInfoURL, timeoutMs };
  const provider = new ChatAppProvider(addresses);
  const words = { devCode: Auth.DevCode, brandName: Auth.Email.BrandName };
  const bindings = new PhoneBindings({ ...others, ...words, cache, sms });
  const app = { appId: AppID, authorizeUrl: AuthorizeURL, verifyState: VerifyState };
  return { signIn: new ChatAppSignIn({ ...app, ...others, cache, provider, bindings }), bindings };
}

function createSharing({ settings, database, queue, cache, liveEvents, mailer, secret }: Services) {
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
    cache,
    mostInvitations: settings.Limits.Enabled ? settings.Limits.InvitationsPerDay : undefined,
    publicUrl: settings.Server.PublicURL,
    mailsInvitations: mailer !== null && settings.Server.PublicURL !== undefined,
  });
  return { shareIds, access, visitors, sharing };
}

function createProjects(
  { database, liveEvents, settings: { Sizes } }: Services,
  { assets, atlases }: { assets: Assets; atlases: Atlases },
  { shareIds }: ReturnType<typeof createSharing>,
) {
  const news = new ProjectNews({ database, liveEvents });
  const brandKits = new BrandKits({
    database,
    assets,
    sizes: Sizes,
    unbind: (transaction, kitId) => brandBinding.clear(transaction, kitId),
  });
  const brandBinding = new BrandBinding({ database, news, brandKits });
  const projects = new Projects({ database, assets, atlases, news, shareIds, brandKits });
  const commits = new CanvasCommits({ assets, news });
  const canvases = new Canvases({ database, commits, mostNodes: Sizes.CanvasNodes });
  const documents = new CanvasDocuments({ database, assets });
  const { CanvasBytes: maxBytes, CanvasNodes: maxNodes, BodyDepth: maxDepth } = Sizes;
  const reader = new CanvasReader({ maxBytes, maxNodes, maxDepth });
  const saves = new SaveRequests({ database, canvases, documents, projects, reader });
  const stream = new ProjectStream({ projects, documents, news });
  return { news, brandKits, brandBinding, projects, commits, canvases, documents, reader, saves, stream };
}

function createHistory(
  { database, cache, settings }: Services,
  { assets, faces }: { assets: Assets; faces: Faces },
  { projects, commits, news }: ReturnType<typeof createProjects>,
) {
  const history = new History({ database, assets, faces });
  const canvasVersions = new CanvasVersions({ database, assets, commits });
  const duplicates = new Duplicates({ database, projects, longestTitle: settings.Sizes.TitleCharacters });
  return { history, canvasVersions, duplicates, presence: new Presence({ cache, faces, news }) };
}

function createProjectFiles(
  { settings, database, blobs, cache }: Services,
  assets: Assets,
  { projects, canvases, documents, reader }: ReturnType<typeof createProjects>,
) {
  const tickets = new DownloadTickets({ cache, purpose: 'project' });
  const folder = join(settings.Data.Folder, 'imports');
  const limits = { ...reader.limits, longestTitle: settings.Sizes.TitleCharacters };
  return {
    projectFiles: new ProjectFiles({ projects, documents, assets, blobs, tickets }),
    imports: new ProjectImports({ database, blobs, assets, projects, canvases, limits, folder }),
  };
}

function createKitFiles(
  { settings, database, blobs, cache, pageReader }: Services,
  assets: Assets,
  { brandKits }: ReturnType<typeof createProjects>,
) {
  const intake = { database, blobs, assets };
  const tickets = new DownloadTickets({ cache, purpose: 'brand-kit' });
  const folder = join(settings.Data.Folder, 'kit-imports');
  return {
    kitExports: new KitExports({ brandKits, blobs, tickets }),
    kitImports: new KitImports({ ...intake, brandKits, folder }),
    websiteKits: new WebsiteKits({ ...intake, pageReader }),
  };
}

function createAgent(
  services: Services,
  assets: Assets,
  { projects, canvases, news }: ReturnType<typeof createProjects>,
  { recall, faces }: { recall: Recall; faces: Faces },
) {
  const { settings, database, queue, liveEvents, models, observer } = services;
  const turnLog = new TurnLog({ database, liveEvents, observer });
  const { Enabled, MonthlyAllowance, CostPerImage, CostPerTurn } = settings.Credits;
  const rules = { enabled: Enabled, monthlyAllowance: MonthlyAllowance };
  const credits = new Credits({
    database,
    rules: { ...rules, costPerImage: CostPerImage, costPerTurn: CostPerTurn },
  });
  const ending = new TurnEnding({ database, queue, log: turnLog, projects, news, credits, recall });
  const waiting = { database, queue, log: turnLog, ending, models, credits, recall, liveEvents };
  const approvals = new Approvals(waiting);
  const retries = new Retries(waiting);
  const conversations = new Conversations({
    database,
    queue,
    liveEvents,
    models,
    log: turnLog,
    ending,
    news,
    projects,
    canvases,
    assets,
    recall,
    faces,
    mostUnderWay: settings.Limits.Enabled ? settings.Limits.UnderWay : undefined,
  });
  return { turnLog, ending, credits, approvals, retries, conversations };
}

type Kept = { assets: Assets; liveSessions: LiveSessions; memories: Memories } & ReturnType<typeof createSharing> &
  ReturnType<typeof createProjects> &
  ReturnType<typeof createAgent>;

function createLeaving({ database, cache, blobs }: Services, kept: Kept) {
  const records = new AccountRecords({ database, liveSessions: kept.liveSessions });
  const personalData = new PersonalData({
    ...kept,
    records,
    blobs,
    tickets: new DownloadTickets({ cache, purpose: 'export' }),
  });
  return { records, personalData, deletion: new AccountDeletion({ ...kept, records, database }) };
}
