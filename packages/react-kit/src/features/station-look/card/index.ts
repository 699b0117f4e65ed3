export { StationLookCard } from './station-look-card.tsx';
