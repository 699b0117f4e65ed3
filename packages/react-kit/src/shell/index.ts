export { NotFound, type NotFoundProps } from './not-found.tsx';
export { Shell, type ShellProps } from './shell.tsx';
export { ScreenSkeleton } from './startup/screen-skeleton.tsx';
