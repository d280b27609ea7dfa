/** A cover's colours: background, ink, and three for the pattern. */
export interface Palette {
  ground: string;
  ink: string;
  a: string;
  b: string;
  c: string;
}
const p = (ground: string, ink: string, a: string, b: string, c: string): Palette => ({ ground, ink, a, b, c });

const families = {
  literary: [
    p('#f3e9d7', '#20252b', '#c4472f', '#e2a33c', '#2f5f6d'),
    p('#1f3a46', '#f5ead6', '#e07a4a', '#f0c46a', '#6fa3a0'),
    p('#d4553d', '#fff3e2', '#7d1f2b', '#f3c15f', '#2b2a33'),
    p('#e9dcd0', '#3a1f2b', '#8c2f4b', '#d98f6f', '#5d6f64'),
    p('#2b2a4c', '#f2e6da', '#e25c5c', '#f2b35d', '#6a78b8'),
    p('#dfe4dc', '#1f2f2b', '#d9694a', '#7f9f8f', '#25504a'),
  ],
  classic: [
    p('#efe6d2', '#2a2318', '#8a2b20', '#b89149', '#3e5a4b'),
    p('#26392f', '#eadfbf', '#c49a4a', '#8fa27a', '#a9402f'),
    p('#5a1f24', '#f2e2c4', '#d2a250', '#a5564a', '#2c2a2a'),
    p('#22304d', '#efe4c8', '#cfa75a', '#7c92b5', '#a8483a'),
    p('#e3dcc9', '#27323a', '#3f6470', '#b4683c', '#8c8a5a'),
  ],
  crime: [
    p('#15161a', '#f1ece2', '#d8322a', '#8e9097', '#3a3d44'),
    p('#e8e3d5', '#17181a', '#c5281f', '#5a5f66', '#e0b53a'),
    p('#0f2b33', '#e9f0e6', '#f0b429', '#3f7a7a', '#d4472f'),
    p('#3b1216', '#f6e7d6', '#e2412e', '#96525a', '#d9a441'),
  ],
  speculative: [
    p('#12163a', '#f3efff', '#ff6f59', '#ffd166', '#4d6cfa'),
    p('#0c2b3a', '#e8fbf5', '#2ec4b6', '#ffbf69', '#ff7f51'),
    p('#2d1440', '#fbe9ff', '#f15bb5', '#fee440', '#38a3d9'),
    p('#e6eeec', '#10222b', '#f0532f', '#1c7c8c', '#f0bf2c'),
  ],
  children: [
    p('#ffd35c', '#20305c', '#ef5b4c', '#3fa7d6', '#59b77a'),
    p('#7cc6d8', '#16324a', '#ff7a59', '#fff1c9', '#ffc145'),
    p('#f9efe1', '#2d2a55', '#f26b5e', '#f6b93b', '#4f9d8f'),
    p('#8fd19e', '#173b33', '#ff8552', '#fff6d6', '#2f7f86'),
    p('#f28f8f', '#3b1238', '#fff0d9', '#ffcf56', '#7a3b8f'),
    p('#2f4b8f', '#fff4dc', '#ffb347', '#f2685f', '#79c3c9'),
  ],
  nature: [
    p('#e8ead8', '#20362a', '#4f7f4c', '#c9a24a', '#2f6f7a'),
    p('#24443a', '#eef0dc', '#9dbb6b', '#e0b25a', '#5d8f8a'),
    p('#cfe0e0', '#123644', '#2c7a8c', '#e5b567', '#0f4f63'),
    p('#f0d9b8', '#43301c', '#b5622e', '#6f8450', '#8c3f2a'),
    p('#153a4e', '#eaf3ee', '#4aa3a8', '#f0c27b', '#2c6b82'),
  ],
  ideas: [
    p('#f5f1e6', '#1a1a1a', '#e4572e', '#179a98', '#f2bb16'),
    p('#1d1d1f', '#f7f3ea', '#ffb000', '#ef476f', '#3d8bfd'),
    p('#e6ebf2', '#14213d', '#f09a12', '#2a6f97', '#9b2226'),
    p('#a93846', '#fff4e6', '#fcb9b2', '#461220', '#f6d9a8'),
    p('#f2c14e', '#1f2421', '#d1495b', '#2e4057', '#fff5dc'),
  ],
  poetry: [
    p('#efe8ee', '#2b2238', '#8d6ea8', '#d8a7b1', '#5d7f91'),
    p('#3a3150', '#f4e9e4', '#d9a5b3', '#b7b8d6', '#e8c07d'),
    p('#f7f1e3', '#33302b', '#7b9e87', '#d6a07a', '#a3516b'),
    p('#dbe6e8', '#263238', '#78909c', '#e6a57e', '#4e6e81'),
  ],
  food: [
    p('#fbf3e4', '#3c1f1a', '#d1495b', '#edae49', '#66813f'),
    p('#c9472b', '#fff3df', '#f6c667', '#7c1d1d', '#f2e2c0'),
    p('#5d6b2f', '#fbf4dc', '#e9b44c', '#c65d3b', '#a9b665'),
  ],
} as const satisfies Record<string, readonly Palette[]>;
export type Mood = keyof typeof families;

export const palettesOf = (mood: Mood): readonly Palette[] => families[mood];

/** A title's mood by its main subject; children's books by their audience. */
export function moodOf(subject: string, audience: string): Mood {
  if (audience === 'children') return 'children';
  const known: [RegExp, Mood][] = [
    [/Classics|^Drama|^Religion|Ancient|^Philosophy/, 'classic'],
    [/Mystery|Thriller|Horror/, 'crime'],
    [/Science Fiction|Fantasy/, 'speculative'],
    [/^Children/, 'children'],
    [/^Nature|^Travel|^Sports|Sea &/, 'nature'],
    [/^Poetry|Romance/, 'poetry'],
    [/^Cooking|^Home/, 'food'],
    [/^(Fiction|Biography|Young Adult|Comics)/, 'literary'],
  ];
  return known.find(([pattern]) => pattern.test(subject))?.[1] ?? (subject === '' ? 'literary' : 'ideas');
}
