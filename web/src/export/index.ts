/** Taking the work home: files of a selection, a frame or the project, made in the browser. */
export { ExportPart, type ExportPartProps } from './export-part.tsx';
