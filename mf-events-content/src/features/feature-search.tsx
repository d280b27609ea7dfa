import { type FeaturesView, featuresPath, parseFeatures } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { featureSorts } from '@bookfront/shared/schemas/vocabulary';
import { Button, Field } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';

const sortTexts: Record<(typeof featureSorts)[number], string> = {
  date: m.newest_first(),
  date_asc: m.oldest_first(),
  name: m.name_a_to_z(),
  name_desc: m.name_z_to_a(),
};

/** FEA-07: text and order. A plain form that asks for an address, so that it works without scripts. */
export function FeatureSearch({ view }: { view: FeaturesView }) {
  const navigate = useNavigate();
  const [sort, setSort] = useState<string>(view.s ?? featureSorts[0]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([key, value]): [string, string] => [key, String(value)]);
    navigate(featuresPath(parseFeatures('', fields)));
  };
  return (
    <Form role="search" aria-label={m.search_features()} action="/features" method="get" onSubmit={submit}>
      {view.c.map((value) => (
        <input key={value} type="hidden" name="c" value={value} />
      ))}
      {view.f.map((value) => (
        <input key={value} type="hidden" name="f" value={value} />
      ))}
      <Field label={m.search_features()} name="t" type="search" defaultValue={view.t} maxLength={limits.feature.text} />
      <Select
        label={m.sort_by()}
        name="s"
        value={sort}
        options={featureSorts.map((value) => [value, sortTexts[value]] as const)}
        onChange={({ target }) => setSort(target.value)}
      />
      <Button type="submit">{m.search()}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  align-items: end;
  gap: 0.75rem;
  margin-bottom: 1.5rem;
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 14rem auto;
  }
`;
