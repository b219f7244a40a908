export { createClient } from '@easel/contract';
