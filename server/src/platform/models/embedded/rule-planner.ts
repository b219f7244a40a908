import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { simulateReadableStream } from 'ai';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { BrandHints } from '../brand-hints.ts';
import { easelOptions } from '../models.ts';
import type { Designer } from './designer.ts';
import {
  noteOfEdit,
  picturesAfter,
  sayAside,
  sayEdited,
  sayElementsKept,
  type EditablePicture,
} from './edited-pictures.ts';
import { editDesign, WishPictureHint } from './designer-model.ts';
import { asksForFacts, wordsToLookFor } from './fact-words.ts';
import { lastingIn, withoutLasting, wordsToRecall, type Lasting } from './memory-words.ts';
import { withoutMentions } from './mention-words.ts';
import {
  sayClosing,
  sayGreeting,
  sayPlan,
  sayRecalled,
  sayRemembered,
  sayNoFacts,
  saySearch,
  saySources,
} from './planner-words.ts';
import { planSet } from './plan-set.ts';
import {
  asksForMore,
  changed,
  handsPicture,
  isFollowUp,
  isNewDesign,
  isSmallTalk,
  requestOf,
  withKept,
} from './request.ts';

/** What the planner is told beside the conversation; a trained model reads the same from its instructions. */
const PlannerOptions = Type.Object({
  language: Type.Enum(['en', 'zh']),
  size: Type.Union([Type.Null(), Type.Object({ width: Type.Integer(), height: Type.Integer() })]),
  count: Type.Union([Type.Null(), Type.Integer()]),
  seed: Type.Integer(),
  brand: Type.Optional(BrandHints),
  /** Titles of pages that were read; their text is for models that can weigh it. */
  sources: Type.Optional(Type.Array(Type.String())),
  /** Titles of pictures that the person points at: their names in the wish are no copy. */
  pointedAt: Type.Optional(Type.Array(Type.String())),
  /** Pictures of our own designer that the words may be about, and whether the person points at them. */
  editable: Type.Optional(Type.String()),
  /** Where there are none: what else the person points at. */
  selected: Type.Optional(Type.Union([Type.Null(), Type.Enum(['picture', 'element'])])),
  /** Whether the server has a search, allowed in this turn or not. */
  searchable: Type.Optional(Type.Boolean()),
  /** Nothing is made before the person agrees. */
  planned: Type.Optional(Type.Boolean()),
  /** A picture of the person's own that comes along. */
  picture: Type.Optional(WishPictureHint),
  /** What was decided earlier, in people's words. */
  memories: Type.Optional(Type.Array(Type.String())),
  /** What `recall` has found in this turn. */
  recalled: Type.Optional(
    Type.Array(Type.Object({ title: Type.String(), url: Type.Union([Type.String(), Type.Null()]) })),
  ),
});
type PlannerOptions = Static<typeof PlannerOptions>;

type Decision = { text: string; call?: { name: string; input: object } };

/** The tools that the planner knows how to use. */
const pictureTool = 'make_pictures';
const searchTool = 'search_web';
const rememberTool = 'remember';
const recallTool = 'recall';
/** Of one call. */
const mostPictures = 8;
const noUsage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 0, text: 0, reasoning: undefined },
};

/** A planner without weights, as a language model of the AI SDK: it reads the brief by rules and asks for the pictures. */
export class RulePlanner implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider = 'embedded';
  readonly modelId = 'rule-planner-1';
  readonly supportedUrls = {};
  readonly #designer: Designer;

  constructor(designer: Designer) {
    this.#designer = designer;
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const { text, call } = await this.#decide(options);
    const parts: LanguageModelV4StreamPart[] = [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: 'answer' },
      { type: 'text-delta', id: 'answer', delta: text },
      { type: 'text-end', id: 'answer' },
    ];
    if (call)
      parts.push({
        type: 'tool-call',
        toolCallId: call.name,
        toolName: call.name,
        input: JSON.stringify(call.input),
      });
    const finishReason = { unified: call ? ('tool-calls' as const) : ('stop' as const), raw: undefined };
    parts.push({ type: 'finish', usage: noUsage, finishReason });
    return { stream: simulateReadableStream({ chunks: parts, initialDelayInMs: null, chunkDelayInMs: null }) };
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const { text, call } = await this.#decide(options);
    const spoken = { type: 'text' as const, text };
    const asked = call && { toolCallId: call.name, toolName: call.name, input: JSON.stringify(call.input) };
    return {
      content: asked ? [spoken, { type: 'tool-call', ...asked }] : [spoken],
      finishReason: { unified: asked ? 'tool-calls' : 'stop', raw: undefined },
      usage: noUsage,
      warnings: [],
    };
  }

  async #decide({ prompt, tools, providerOptions, abortSignal }: LanguageModelV4CallOptions): Promise<Decision> {
    const given = providerOptions?.[easelOptions];
    const options: PlannerOptions = Value.Check(PlannerOptions, given)
      ? given
      : { language: 'en', size: null, count: null, seed: 0 };
    const { language } = options;
    const result = resultOf(prompt);
    if (result) return { text: sayClosing(language, result) + saySources(language, options.sources ?? []) };
    const said = prompt.flatMap((message) =>
      message.role === 'user' && !isBackground(message)
        ? [withoutMentions(textOf(message.content), options.pointedAt ?? [])]
        : [],
    );
    const wish = said.at(-1) ?? '';
    const unused = (tool: string) => tools?.some(({ name }) => name === tool) && !hasUsed(prompt, tool);
    const memory = this.#remember(wish, prompt, { ...options, unused });
    if (memory.decision) return memory.decision;
    if (isSmallTalk(wish)) return { text: sayGreeting(language) };
    const maySearch = unused(searchTool);
    if (maySearch && asksForFacts(wish)) {
      return { text: saySearch(language), call: { name: searchTool, input: { query: wordsToLookFor(wish) } } };
    }
    const spoken = withoutLasting(wish);
    const edit = await this.#edit(spoken, options, abortSignal);
    const redone = edit ? undefined : designToFill(spoken, options);
    const aside = edit || redone ? undefined : sayAside(language, spoken, about(options));
    if (aside) return { text: aside };
    if (edit) return memory.said ? { ...edit, text: `${memory.said}\n${edit.text}` } : edit;
    const request = redone ? changed(redone.prompt, spoken) : requestOf(said.map(withoutLasting));
    const decided = [...(options.memories ?? []), ...memory.lasting.map(({ words }) => words)];
    const whole = { ...options, prompt: request, decided };
    const plan = await this.#designer.plan(whole, abortSignal);
    if (plan.set.length > 0) {
      const { text, input } = await planSet(this.#designer, { wish: whole, parts: plan.set }, abortSignal);
      return { text: memory.said ? `${memory.said}\n${text}` : text, call: { name: pictureTool, input } };
    }
    // One of our own that is pointed at came along, though nothing is drawn with it.
    const pictureMissed = plan.pictureMissed && (options.pointedAt ?? []).length === 0;
    const { text, note, titles } = sayPlan({ ...plan, pictureMissed });
    const pictures = titles.map((title) => ({ title, prompt: withKept(request, plan.kept) }));
    const unfound = plan.factsWanted && (options.sources ?? []).length === 0;
    const search = hasUsed(prompt, searchTool) ? 'empty' : options.searchable ? 'off' : 'none';
    const lacking = unfound ? sayNoFacts(language, wordsToLookFor(wish), search) : '';
    const answer = [text, lacking].filter(Boolean).join(language === 'zh' ? '' : ' ');
    return {
      text: memory.said ? `${memory.said}\n${answer}` : answer,
      call: { name: pictureTool, input: { brief: note, size: `${plan.width}x${plan.height}`, pictures } },
    };
  }

  /** Words that change a design that there is, and nothing else, make no new one. */
  async #edit(
    words: string,
    { language, size, editable, planned }: PlannerOptions,
    signal: AbortSignal | undefined,
  ): Promise<Decision | undefined> {
    if (editable === undefined || asksForMore(words) || isNewDesign(words)) return undefined;
    const { pointed, pictures } = JSON.parse(editable) as { pointed: boolean; pictures: EditablePicture[] };
    const asked = { words, language, size, ...(signal && { signal }) };
    const edits = await Promise.all(
      pictures.map(async (picture) => ({ picture, edited: await editDesign(this.#designer, picture.source, asked) })),
    );
    const heard = edits.flatMap(({ picture, edited }) => (edited ? [{ picture, edited }] : []));
    const clear = heard.every(({ edited }) => edited.missed.length === 0) || isFollowUp(words);
    if (heard.length === 0 || (!pointed && !clear)) return undefined;
    const made = heard.flatMap(({ picture, edited }) => picturesAfter(picture, edited, words)).slice(0, mostPictures);
    const said = heard.map(({ edited }) => edited);
    const text = sayEdited(language, said, { planned: planned === true && made.length > 0 });
    if (made.length === 0) return { text };
    const kept = heard.some(({ picture }) => picture.byElements) ? sayElementsKept(language) : '';
    return {
      text: text + kept,
      call: { name: pictureTool, input: { brief: noteOfEdit(language, said), pictures: made } },
    };
  }

  /** Keeps what holds from now on, and finds what was done before; what then remains of the wish is planned. */
  #remember(
    wish: string,
    prompt: LanguageModelV4Prompt,
    { language, recalled, unused }: PlannerOptions & { unused: (tool: string) => boolean | undefined },
  ): { decision?: Decision; lasting: Lasting[]; said: string } {
    const lasting = lastingIn(wish);
    if (lasting.length > 0 && unused(rememberTool)) {
      const call = { name: rememberTool, input: { memories: lasting.slice(0, 5) } };
      return { decision: { text: '', call }, lasting, said: '' };
    }
    const asked = wordsToRecall(wish);
    if (asked && unused(recallTool)) {
      return { decision: { text: '', call: { name: recallTool, input: { query: asked } } }, lasting, said: '' };
    }
    if (asked && hasUsed(prompt, recallTool)) {
      return { decision: { text: sayRecalled(language, recalled ?? []) }, lasting, said: '' };
    }
    if (lasting.length === 0 || !hasUsed(prompt, rememberTool)) return { lasting, said: '' };
    const said = sayRemembered(language, lasting, !hasFailed(prompt, rememberTool));
    return isSmallTalk(withoutLasting(wish)) ? { decision: { text: said }, lasting, said } : { lasting, said };
  }
}

/** The design that a picture which is pointed at beside it is to come into. */
function designToFill(words: string, { editable, picture }: PlannerOptions): EditablePicture | undefined {
  if (editable === undefined || !picture || !handsPicture(words)) return undefined;
  return (JSON.parse(editable) as { pictures: EditablePicture[] }).pictures[0];
}

function about({ editable, selected }: PlannerOptions): 'design' | 'picture' | 'element' | null {
  return editable === undefined ? (selected ?? null) : 'design';
}

function textOf(content: readonly { type: string; text?: string }[]): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : [])).join('\n');
}

/** What the service adds for models that weigh it, in the person's place but not in their words. */
function isBackground({ providerOptions }: LanguageModelV4Prompt[number]): boolean {
  return providerOptions?.[easelOptions]?.background === true;
}

/** Whether a tool has answered since the person last spoke, well or not. */
function hasUsed(prompt: LanguageModelV4Prompt, tool: string): boolean {
  return answersOf(prompt, tool).length > 0;
}

function hasFailed(prompt: LanguageModelV4Prompt, tool: string): boolean {
  return answersOf(prompt, tool).some(({ output }) => {
    return (
      output.type === 'json' && typeof output.value === 'object' && output.value !== null && 'error' in output.value
    );
  });
}

function answersOf(prompt: LanguageModelV4Prompt, tool: string) {
  const answers = prompt.slice(prompt.findLastIndex(({ role }) => role === 'user') + 1);
  return answers.flatMap(({ role, content }) => {
    if (role !== 'tool' || typeof content === 'string') return [];
    return content.flatMap((part) => (part.type === 'tool-result' && part.toolName === tool ? [part] : []));
  });
}

/** What the tool answered since the person last spoke, if it has been asked. */
function resultOf(prompt: LanguageModelV4Prompt): { placed: number; failed: number } | undefined {
  const asked = prompt.findLastIndex(({ role }) => role === 'user');
  for (const message of prompt.slice(asked + 1)) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || part.toolName !== pictureTool || part.output.type !== 'json') continue;
      const { placed, failed } = part.output.value as { placed?: unknown[]; failed?: unknown[] };
      return { placed: placed?.length ?? 0, failed: failed?.length ?? 0 };
    }
  }
  return undefined;
}
