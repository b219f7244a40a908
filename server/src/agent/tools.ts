import type { ToolSet } from 'ai';
import { z } from 'zod';
import type { DesignSource } from '../platform/models/models.ts';
import { longestName } from './picture-names.ts';
import type { Turn } from './turn-facts.ts';

/** Most pictures of one call; a person may ask for as many. */
export const mostPictures = 8;

const Picture = z.object({
  title: z.string().min(1).max(longestName).describe('A short name, in the language of the request.'),
  prompt: z.string().min(1).max(8000).describe('All that the picture model needs to know.'),
  references: z
    .array(z.string().max(200))
    .max(8)
    .optional()
    .describe('Ids of canvas pictures that it works from. What the person points at is given without it.'),
});

const MakePictures = z.object({
  brief: z.string().max(300).describe('One line on what you are about to make, for the person to read.'),
  size: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/)
    .optional()
    .describe('<width>x<height> in pixels, each 256 to 4096.'),
  pictures: z.array(Picture).min(1).max(mostPictures),
});
export type MakePictures = z.infer<typeof MakePictures>;

/** What a picture is drawn from that is an edit of a design of ours. */
const EditedDesign = z.object({
  source: z.looseObject({ designer: z.string() }) as unknown as z.ZodType<DesignSource>,
  width: z.int().min(64).max(4096),
  height: z.int().min(64).max(4096),
});

/** As our own planner asks for pictures. No trained model may: what a design is drawn from names files of the server. */
export const PlannedPictures = MakePictures.extend({
  pictures: z
    .array(Picture.extend({ design: EditedDesign.optional() }))
    .min(1)
    .max(mostPictures),
});
export type PlannedPictures = z.infer<typeof PlannedPictures>;

/** The form that a turn takes its pictures in. */
export const picturesForm = ({ chat, request }: Pick<Turn, 'chat' | 'request'>) =>
  request.operation || plansItself(chat) ? PlannedPictures : MakePictures;

/** Whether the planner is our own. */
export const plansItself = ({ model }: Turn['chat']): boolean => model.provider === 'embedded';

export const SearchWeb = z.object({
  query: z.string().trim().min(1).max(200).describe('A few words to look for, in the language of the request.'),
});
export type SearchWeb = z.infer<typeof SearchWeb>;

export const Remember = z.object({
  memories: z
    .array(
      z.object({
        words: z.string().trim().min(1).max(500).describe('Copied from the newest message as they stand.'),
        everywhere: z.boolean().optional().describe('Only where the person says that it holds for all their projects.'),
      }),
    )
    .min(1)
    .max(5),
});
export type Remember = z.infer<typeof Remember>;

export const RecallEarlier = z.object({
  query: z.string().trim().min(1).max(200).describe('A few words to find it by.'),
});
export type RecallEarlier = z.infer<typeof RecallEarlier>;

/**
 * What the model may ask for. None has an `execute`: the turn runs them itself, so that each answer of the model is in
 * the journal before anything that it asks for is paid.
 */
const makePictures = (inputSchema: typeof MakePictures) => ({
  make_pictures: {
    description: 'Makes pictures and places them on the canvas beside what they belong to.',
    inputSchema,
  },
});
const searchWeb: ToolSet = {
  search_web: {
    description: 'Looks for pages on the Web and reads them, for facts that the pictures or the answer need.',
    inputSchema: SearchWeb,
  },
};

const memory: ToolSet = {
  remember: {
    description: 'Keeps what the person has decided for good, so that later conversations follow it.',
    inputSchema: Remember,
  },
  recall: {
    description: 'Finds earlier research, pictures and messages of this project by words.',
    inputSchema: RecallEarlier,
  },
};

/** Decided when the turn begins: nothing that is read later changes it. */
export function toolsFor({ search, form = MakePictures }: { search: boolean; form?: typeof MakePictures }): ToolSet {
  return { ...makePictures(form), ...memory, ...(search && searchWeb) };
}
