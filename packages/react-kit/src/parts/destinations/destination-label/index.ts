export { DestinationIcon } from './destination-icon.tsx';
export { DestinationLabel } from './destination-label.tsx';
