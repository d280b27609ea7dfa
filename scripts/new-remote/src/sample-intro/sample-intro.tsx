import { useSettings } from '@bookfront/shared/page';
import * as m from '#messages';

/** The shop's name and what it says of itself. */
export function SampleIntro() {
  const { store_info, tagline } = useSettings();
  return (
    <p>
      <strong>{m.intro_at({ shop: store_info.name })}</strong> {tagline}
    </p>
  );
}
