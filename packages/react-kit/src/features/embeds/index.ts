export { EmbedsCard } from './embeds-card.tsx';
