import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Credits } from './credits.ts';

export function creditRoutes(credits: Credits): Handlers<typeof contract.credits> {
  return {
    account: (_, { caller }) => credits.account(caller.id),
    project: (_, { project }) => credits.ofProject(project.id),
  };
}
