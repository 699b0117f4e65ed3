export { EpisodesScreen, type EpisodesScreenProps } from './episodes-screen.tsx';
