import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options of a command that takes nothing else. `--help` prints `usage` and ends the process with 0; what the command
 * does not know is said above `usage`, and ends it with 2.
 */
export function readOptions<const O extends Options>(usage: string, options: O) {
  try {
    const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
      .values as {
      help?: boolean;
    } & ReturnType<typeof parseArgs<{ options: O }>>['values'];
    if (!help) return values;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    console.error(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
}
