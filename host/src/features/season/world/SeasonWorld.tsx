import { SeasonLand } from './SeasonLand.tsx';
import { SeasonSky } from './SeasonSky.tsx';

export type Part = 'sky' | 'land';

/** The world of the running season in its age: the part of it above or below a page. */
export const SeasonWorld = ({ part }: { part: Part }) => (part === 'sky' ? <SeasonSky /> : <SeasonLand />);
