/** All of it in one file of the page, which is fetched when it is first asked for. */
export { copyOf } from './copy-as.ts';
export { ExportDialog } from './export-dialog.tsx';
export { openPsd } from './import/open-psd.ts';
