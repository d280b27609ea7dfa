import type { Order } from '../schemas';

/** What the lines of an address are made of; any part may be missing. */
interface AddressParts {
  company_name: string;
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  postal_code: string;
  country_text: string;
}

/** The lines of an address under the name, as an envelope has them; none is empty. */
export const addressLines = (address: AddressParts): string[] =>
  [
    address.company_name,
    address.street_address,
    address.street_address_2,
    localityLine(address),
    address.country_text,
  ].filter((line) => line !== '');

/** The lines of the address that an order is sent to, under the name. */
export const orderAddressLines = (shipping: NonNullable<Order['shipping']>): string[] =>
  addressLines({
    company_name: shipping.orgname,
    street_address: shipping.addr1,
    street_address_2: shipping.addr2,
    city: shipping.city,
    province: shipping.prov,
    postal_code: shipping.postal,
    country_text: shipping.country,
  });

/** 'Harbour BC V0N 1G0' */
export const localityLine = ({
  city,
  province,
  postal_code,
}: Pick<AddressParts, 'city' | 'province' | 'postal_code'>): string =>
  [city, province, postal_code].filter((part) => part !== '').join(' ');
