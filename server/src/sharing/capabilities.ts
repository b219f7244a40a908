import { roles, type Capabilities, type Role } from '@easel/contract';

/** What a role lets a person see and do. */
export function capabilitiesOf(role: Role): Capabilities {
  const covers = (wanted: Role) => roles.indexOf(role) >= roles.indexOf(wanted);
  return {
    canViewCanvas: covers('canvas'),
    canViewChat: covers('viewer'),
    canEdit: covers('editor'),
    canManage: covers('owner'),
  };
}
