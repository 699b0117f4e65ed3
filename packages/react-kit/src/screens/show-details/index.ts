export { ShowDetailsScreen, type ShowDetailsScreenProps } from './show-details-screen.tsx';
