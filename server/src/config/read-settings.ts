import { join } from 'node:path';
import Type, { type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { settingsWithin, variableOf, type Setting } from './setting-names.ts';
import { checkSettings } from './setting-rules.ts';
import { SettingsError, SettingsFile, type Settings } from './settings.ts';
import { meant, wordsOf } from './wrong-value.ts';

type Variables = Readonly<Record<string, string | undefined>>;
type Tree = { [key: string]: unknown };

/** Short names that deployments know, weaker than the long ones. */
const shortNames: Record<string, string> = {
  PORT: 'EASEL__SERVER__PORT',
  HOST: 'EASEL__SERVER__HOST',
  EASEL_DATA: 'EASEL__DATA__FOLDER',
  SHARING_ENCRYPTION_SECRET: 'EASEL__SHARING__SECRET',
};

/**
 * @param yaml content of `easel.yaml`, may be empty
 * @param file what messages call it
 * @param variables the environment; `EASEL__AUTH__TOKEN_SECRET` overrides `Auth.TokenSecret`
 * @throws SettingsError for an unknown key, a wrong type, a named variable that is not set, or what can't go together
 */
export function readSettings(yaml: string, variables: Variables, file = 'the file'): Settings {
  const tree = asTree(parsed(yaml, file), file);
  refuseUnknown('', tree, SettingsFile);
  const settings = settingsWithin(SettingsFile);
  for (const { name, value } of overridesIn(variables)) {
    const setting = settings.find((known) => variableOf(known) === name);
    if (!setting) throw new SettingsError(name, 'there is no such setting');
    place(tree, setting.path, fromText(value, setting));
  }
  for (const setting of settings) readSecret(tree, setting, variables);
  readModelKeys(tree, variables);
  const complete = Value.Default(SettingsFile, withSections(tree, SettingsFile));
  const [error] = Value.Errors(SettingsFile, complete);
  if (error) throw new SettingsError(settingOf(error), wordsOf(error));
  return checkSettings(withDerived(complete as Type.Static<typeof SettingsFile>));
}

function overridesIn(variables: Variables): { name: string; value: string }[] {
  const given = (name: string, as: string) => {
    const value = variables[name];
    return value === undefined ? [] : [{ name: as, value }];
  };
  const short = Object.entries(shortNames).flatMap(([name, long]) => given(name, long));
  const long = Object.keys(variables).filter((name) => name.startsWith('EASEL__'));
  return [...short, ...long.flatMap((name) => given(name, name))];
}

/** The environment holds text only: lists are separated by commas, all else is read as its type. */
function fromText(value: string, { path, schema }: Setting): unknown {
  if (Type.IsArray(schema)) return value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : []));
  const isNumber = Type.IsNumber(schema) || Type.IsInteger(schema);
  if (!isNumber && !Type.IsBoolean(schema)) return value;
  // Read as 0, a variable that was left empty would have files deleted at once, or any port taken.
  if (value.trim() === '') {
    throw new SettingsError(path.join('.'), 'is empty in the environment: give it a value there, or leave it out');
  }
  // Not converted by the schema, which would cut 43.10 to 43.
  if (isNumber) return Number.isNaN(Number(value)) ? value : Number(value);
  return Value.Convert(schema, value);
}

/** `TokenSecretEnv: NAME` means: `TokenSecret` stands in the variable NAME. */
function readSecret(tree: Tree, { path }: Setting, variables: Variables): void {
  const name = path.at(-1)!;
  const variable = name.endsWith('Env') ? valueAt(tree, path) : undefined;
  if (variable === undefined) return;
  const secret = secretIn(variables, variable);
  if (!secret) throw new SettingsError(path.join('.'), `the environment has no variable ${String(variable)}`);
  place(tree, [...path.slice(0, -1), name.slice(0, -'Env'.length)], secret);
}

/** Without the end of a line, which files of secrets leave behind and no header may hold. */
function secretIn(variables: Variables, name: unknown): string | undefined {
  return variables[String(name)]?.replace(/[\r\n]+$/, '');
}

/** A model's key stands in a variable of its own. */
function readModelKeys(tree: Tree, variables: Variables): void {
  if (!Array.isArray(tree.Models)) return;
  for (const [index, model] of tree.Models.entries()) {
    const variable: unknown = (model as Tree | null)?.KeyEnv;
    if (variable === undefined) continue;
    const key = secretIn(variables, variable);
    if (!key) throw new SettingsError(`Models.${index}.KeyEnv`, `the environment has no variable ${String(variable)}`);
    (model as Tree).Key = key;
  }
}

function withDerived(file: Type.Static<typeof SettingsFile>): Settings {
  const { Data, Database, Storage, Auth, Log } = file;
  return {
    ...file,
    Database: { ...Database, URL: Database.URL ?? join(Data.Folder, 'easel.db') },
    Storage: { ...Storage, Folder: Storage.Folder ?? join(Data.Folder, 'files') },
    Auth: { ...Auth, DevCode: Auth.DevCode ?? Auth.Mode === 'development' },
    Log: { Level: Log.Level ?? (Auth.Mode === 'production' ? 'info' : 'warn') },
  };
}

/** TypeBox fills in defaults only where there is a section to hold them. */
function withSections(tree: Tree, schema: TObject): Tree {
  const required = new Set<string>(schema.required);
  const sections = Object.entries<TSchema>(schema.properties).flatMap(([name, section]) => {
    const given = tree[name];
    if (!Type.IsObject(section) || (given === undefined && !required.has(name))) {
      return given === undefined ? [] : [[name, given]];
    }
    return [[name, withSections(asTree(given ?? {}, name), section)]];
  });
  return Object.fromEntries(sections);
}

function refuseUnknown(path: string, values: Tree, schema: TObject): void {
  for (const [key, value] of Object.entries(values)) {
    const known: TSchema | undefined = schema.properties[key];
    if (!known) throw new SettingsError(`${path}${key}`, meant(key, Object.keys(schema.properties)));
    if (Type.IsObject(known)) refuseUnknown(`${path}${key}.`, asTree(value ?? {}, `${path}${key}`), known);
  }
}

function place(tree: Tree, [name, ...rest]: readonly string[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) tree[name] = value;
  else place(asTree((tree[name] ??= {}), name), rest, value);
}

function valueAt(tree: Tree, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Tree | undefined)?.[name], tree);
}

function settingOf(error: { instancePath: string; params: object }): string {
  const { params } = error;
  const missing = 'requiredProperties' in params ? `/${String(params.requiredProperties)}` : '';
  const unknown = 'additionalProperties' in params ? `/${String(params.additionalProperties)}` : '';
  return `${error.instancePath}${missing}${unknown}`.slice(1).replaceAll('/', '.');
}

function asTree(value: unknown, place: string): Tree {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Tree;
  throw new SettingsError(place, 'must be a section with settings');
}

function parsed(yaml: string, file: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    throw new SettingsError(file, (error as Error).message);
  }
}
