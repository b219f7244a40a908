/**
 * One product for all files of tests that change nothing about it, without limits on requests: tests ask faster than
 * people. Each brings people of its own. A product takes eight seconds of a core until it is up and warm.
 */
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it serves. */
    sharedProduct: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
  provide('sharedProduct', product.address);
  return () => product.remove();
}
