export { DownloadStack } from './download-stack.tsx';
