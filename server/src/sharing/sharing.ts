import { randomUUIDv7 } from 'node:crypto';
import { Refusal, type LinkPermission, type Member, type MemberPermission, type SharePolicy } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import { holdProject } from '../platform/hold-rows.ts';
import type { Cache } from '../platform/cache/cache.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Access } from './access.ts';
import { maskIdentifier, readInvited, type Invited } from './invited.ts';
import * as members from './member-queries.ts';
import * as queries from './queries.ts';
import { sendInvitation } from './send-invitation-job.ts';
import type { ShareIds } from './share-ids.ts';
import type { Visitors } from './visitors.ts';

const daySeconds = 24 * 60 * 60;

export interface SharingServices {
  database: Database;
  queue: Queue;
  access: Access;
  shareIds: ShareIds;
  visitors: Visitors;
  maxMembers: number;
  cache: Cache;
  /** Of one person and day; without it any number. */
  mostInvitations: number | undefined;
  /** How people reach this server; where nobody has said it, as the request came. */
  publicUrl: string | undefined;
  /** Whether this server can send mails that say where it is. */
  mailsInvitations: boolean;
}

export interface Invitation {
  readonly identifier: string;
  readonly permission: MemberPermission;
}

export interface Inviter {
  readonly id: string;
  readonly language: 'en' | 'zh';
}

/** What an owner decides: what the link allows, and who is a member. Callers have shown that they are the owner. */
export class Sharing {
  readonly #services: SharingServices;

  constructor(services: SharingServices) {
    this.#services = services;
  }

  /** @param origin of the request, for the link's address */
  async policy(projectId: string, origin: string): Promise<SharePolicy> {
    const { database, shareIds, visitors, publicUrl } = this.#services;
    const owner = await queries.ownerOf(database.read, projectId);
    if (!owner) throw new Refusal('project.not_found');
    const link = await queries.linkOf(database.read, projectId);
    const shareId = link ? shareIds.unseal(link.sealed, projectId) : null;
    const rows = await members.membersOf(database.read, projectId);
    return {
      projectId,
      shareId,
      shareUrl: shareId && `${publicUrl ?? origin}/s/${shareId}`,
      // One that was sealed with another secret opens nothing any more, whatever it once allowed.
      linkPermission: link && shareId ? link.permission : 'private',
      owner: { name: owner.name, identifier: maskIdentifier(owner), avatarUrl: owner.avatarUrl },
      members: rows.map(memberOf),
      visitorCount: await visitors.total(projectId),
    };
  }

  /**
   * The link is made with its first permission, `private` too, and stays the same through all that follow; it is made anew
   * where the secret has changed since, which ended it.
   */
  async setLink(projectId: string, permission: LinkPermission): Promise<void> {
    const { shareIds, access } = this.#services;
    await this.#decide(projectId, async (transaction) => {
      const at = new Date().toISOString();
      const link = await queries.linkOf(transaction, projectId);
      if (link && shareIds.unseal(link.sealed, projectId) !== null) {
        await queries.updateLink(transaction, { projectId, permission, at });
      } else {
        const shareId = shareIds.make();
        const forms = { shareKey: shareIds.keyOf(shareId), sealed: shareIds.seal(shareId, projectId) };
        await queries.putPolicy(transaction, { projectId, ...forms, permission, at });
      }
      if ((link?.permission ?? 'private') !== permission) access.changed(transaction, projectId);
    });
  }

  /**
   * @throws Refusal `share.identifier_invalid`, `share.self_invite`, `share.member_exists`, `share.too_many_members`,
   * `request.too_many`
   */
  async addMember(projectId: string, { identifier, permission }: Invitation, inviter: Inviter): Promise<Member> {
    const invited = readInvited(identifier);
    if (!invited) {
      const details = [{ pointer: '/body/identifier', reason: 'is neither an email address nor a phone number' }];
      throw new Refusal('share.identifier_invalid', { details });
    }
    await this.#refuseMany(inviter.id);
    const id = randomUUIDv7();
    await this.#decide(projectId, async (transaction) => {
      await this.#refuseKnown(transaction, projectId, invited);
      const at = new Date().toISOString();
      await members.insertMember(transaction, { id, projectId, ...invited, permission, at });
      this.#services.access.changed(transaction, projectId);
      if (invited.kind !== 'email' || !this.#services.mailsInvitations) return;
      const mail = { memberId: id, inviterId: inviter.id, language: inviter.language };
      await this.#services.queue.enqueue(transaction, sendInvitation, mail);
    });
    return this.#member(projectId, id);
  }

  /** @throws Refusal `share.member_not_found` */
  async changeMember(projectId: string, id: string, permission: MemberPermission): Promise<Member> {
    await this.#decide(projectId, async (transaction) => {
      const at = new Date().toISOString();
      const known = await members.updateMember(transaction, { projectId, id, permission, at });
      if (!known) throw new Refusal('share.member_not_found');
      this.#services.access.changed(transaction, projectId);
    });
    return this.#member(projectId, id);
  }

  /** @throws Refusal `share.member_not_found` */
  async removeMember(projectId: string, id: string): Promise<void> {
    await this.#decide(projectId, async (transaction) => {
      if (!(await members.deleteMember(transaction, projectId, id))) throw new Refusal('share.member_not_found');
      this.#services.access.changed(transaction, projectId);
    });
  }

  /**
   * What the person themselves decides: to be no member any more, and to have come by no link.
   * @throws Refusal `share.member_not_found` to strangers, whether or not there is such a project, and to its owner
   */
  async leave(projectId: string, userId: string): Promise<void> {
    await this.#services.database.write(async (transaction) => {
      await holdProject(transaction, projectId);
      const wasMember = await members.deleteMembershipsOf(transaction, projectId, userId);
      const hadVisited = await this.#services.visitors.forget(transaction, projectId, userId);
      if (!wasMember && !hadVisited) throw new Refusal('share.member_not_found');
      if (wasMember) this.#services.access.changed(transaction, projectId);
    });
  }

  /** Ends all sharing. The old link is gone for good: the next one is another. */
  async revoke(projectId: string): Promise<void> {
    await this.#decide(projectId, async (transaction) => {
      await queries.deleteSharing(transaction, projectId);
      this.#services.access.changed(transaction, projectId);
    });
  }

  #decide(projectId: string, work: (transaction: Writer) => Promise<void>): Promise<void> {
    return this.#services.database.write(async (transaction) => {
      if (!(await holdProject(transaction, projectId))) throw new Refusal('project.not_found');
      await work(transaction);
    });
  }

  /**
   * The list of members names those who have an account, so nobody may go through all the addresses there are; nor may
   * anybody have strangers mailed all day by inviting them, taking it back and inviting them again.
   */
  async #refuseMany(inviterId: string): Promise<void> {
    const { cache, mostInvitations } = this.#services;
    if (mostInvitations === undefined) return;
    const invited = await cache.increment(`members-added:${inviterId}`, daySeconds);
    if (invited > mostInvitations) throw new Refusal('request.too_many', { retryAfter: daySeconds });
  }

  /** A person is invited once, also where they could be by their email and by their phone. */
  async #refuseKnown(transaction: Writer, projectId: string, { identifier }: Invited): Promise<void> {
    const owner = await queries.ownerOf(transaction, projectId);
    if (identifier === owner?.email || identifier === owner?.phone) throw new Refusal('share.self_invite');
    const beside = await queries.identifiersBeside(transaction, identifier);
    if (await members.isMember(transaction, projectId, [identifier, ...beside])) {
      throw new Refusal('share.member_exists');
    }
    const count = await members.countMembers(transaction, projectId);
    if (count >= this.#services.maxMembers) throw new Refusal('share.too_many_members');
  }

  async #member(projectId: string, id: string): Promise<Member> {
    const row = await members.memberById(this.#services.database.read, projectId, id);
    if (!row) throw new Refusal('share.member_not_found');
    return memberOf(row);
  }
}

function memberOf({ userId, name, avatarUrl, ...member }: members.MemberRow): Member {
  return {
    ...member,
    ...(userId !== null && { userId }),
    ...(name !== null && { name }),
    ...(avatarUrl !== null && { avatarUrl }),
  };
}
