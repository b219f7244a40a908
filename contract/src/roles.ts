import * as Type from 'typebox';
import { roles } from './route.ts';

export const Role = Type.Enum([...roles]);

/** What a role lets a person see and do. */
export const Capabilities = Type.Object({
  canViewCanvas: Type.Boolean(),
  canViewChat: Type.Boolean(),
  canEdit: Type.Boolean(),
  canManage: Type.Boolean(),
});
export type Capabilities = Type.Static<typeof Capabilities>;
