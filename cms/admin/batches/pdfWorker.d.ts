/** The half of pdf.js that reads files. Its package describes only the other half. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
