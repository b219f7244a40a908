/**
 * What Node itself needs of an environment, for the server as a process of its own: nothing of the tests' is to reach it.
 * A run starts some fifty of them: what the first compiles, the others find.
 */
const { PATH = '', NODE_COMPILE_CACHE: compiled } = process.env;
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH,
  ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
};
