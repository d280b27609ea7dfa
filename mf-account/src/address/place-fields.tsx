import { postalLabel } from '@bookfront/shared/format/postal';
import { limits } from '@bookfront/shared/schemas/limits';
import { Field } from '@bookfront/shared/ui';
import * as m from '#messages';
import type { PlaceList, PlaceLists } from './address-api';
import type { FieldOf, PlaceField } from './field-of';
import { PlaceSelect } from './place-select';
import { Row } from './row';

const { address: limit } = limits;

interface PlaceFieldsProps {
  field: FieldOf<PlaceField>;
  country: string;
  lists: PlaceLists;
  /** The saved country's name, shown until the list has it. */
  savedCountry?: string | undefined;
  isPostalCodeRequired?: boolean;
}

/** Country, street, city, province and postal code, which each country names differently. */
export function PlaceFields({ field, country, lists, savedCountry, isPostalCodeRequired = false }: PlaceFieldsProps) {
  return (
    <>
      <PlaceSelect
        label={m.address_country()}
        emptyLabel={m.address_country_none()}
        list={lists.countries}
        savedName={savedCountry}
        autoComplete="country"
        {...field('country')}
      />
      <StreetFields field={field} />
      <Row>
        <ProvinceField field={field} list={lists.provinces} />
        <Field
          label={postalLabel(country)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          required={isPostalCodeRequired}
          {...field('postal_code')}
        />
      </Row>
    </>
  );
}

function StreetFields({ field }: { field: FieldOf<PlaceField> }) {
  return (
    <>
      <Field
        label={m.address_street()}
        autoComplete="address-line1"
        maxLength={limit.street}
        required
        {...field('street_address')}
      />
      <Field
        label={m.address_street_2()}
        hint={m.optional()}
        autoComplete="address-line2"
        maxLength={limit.street}
        {...field('street_address_2')}
      />
      <Field
        label={m.address_city()}
        autoComplete="address-level2"
        maxLength={limit.city}
        required
        {...field('city')}
      />
    </>
  );
}

/** ADR-12, ADR-13, ACC-40: a select if the country has a list of provinces, else free text that may stay empty. */
function ProvinceField({ field, list }: { field: FieldOf<PlaceField>; list: PlaceList }) {
  const props = { label: m.address_province(), autoComplete: 'address-level1', ...field('province') };
  if (list.places?.length === 0) return <Field hint={m.optional()} maxLength={limit.province} {...props} />;
  return <PlaceSelect emptyLabel={m.address_province_none()} list={list} {...props} />;
}
