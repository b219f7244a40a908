/** Projects as copies and as files, out and in. */
export { ImportProject, ImportTaker, useImportProject, type ImportProjectProps } from './import-project.tsx';
export { useDuplicating, useExporting, type NamedProject } from './use-transfer.ts';
