/** Every route of the service, by group. */
import { account } from './account.ts';
import { agent } from './agent.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { brandKits } from './brand-kits.ts';
import { canvas } from './canvas.ts';
import { credits } from './credits.ts';
import { generators } from './generators.ts';
import { home } from './home.ts';
import { memory } from './memory.ts';
import { models } from './models.ts';
import { personalData } from './personal-data.ts';
import { presence } from './presence.ts';
import { projectFiles } from './project-files.ts';
import { projects } from './projects.ts';
import { sharing } from './sharing.ts';
import { system } from './system.ts';
import { versions } from './versions.ts';
import { webSearch } from './web-search.ts';

export const contract = {
  system,
  auth,
  account,
  personalData,
  sharing,
  projects,
  canvas,
  versions,
  presence,
  projectFiles,
  assets,
  brandKits,
  agent,
  generators,
  credits,
  memory,
  models,
  webSearch,
  home,
};
