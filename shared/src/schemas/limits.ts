/**
 * Limits of the specification as plain data. The server builds its zod schemas from them and the forms their yup
 * schemas, so the two can't disagree. Lengths in characters, money in cents, times in the unit of the name.
 */
export const limits = {
  /** P1§9 */
  pageSize: { default: 26, choices: [26, 50, 100, 200], list: 10, home: 25 },
  quantity: { min: 1, max: 9999, digits: 3, giftCardDigits: 4 },
  giftCard: { maxCents: 999_900, to: 50, from: 50, message: 100 },
  search: { term: 200, suggestions: 8, debounceMs: 400 },
  /** Of one letter of a browse path: values, and characters of them all as they are sent. */
  filters: { values: 200, text: 8000 },
  /** Characters of the x of a browse path. */
  resultId: 64,
  /** P1§9: a count of exactly one of these reads '1000+', '10000+'. This api counts exactly. */
  countMarks: [1000, 10_000],
  /**
   * P1§5. `rows` are the ISBNs that one list may hold; a reply tells of so many rows that could not be taken and so
   * many numbers that the shop lacks.
   */
  upload: {
    bytes: 50 * 1024 * 1024,
    types: ['.txt', '.pdf', '.xls', '.xlsx', '.html', '.csv'],
    rows: 50_000,
    failedRows: 100,
    missing: 100,
  },
  /** P1§9 */
  audiobooks: 5,
  url: 2000,
  registryId: 64,
  /** P2§5 */
  contact: { name: 80, email: 80, phone: 30, purchaseOrder: 10, instructions: 1000 },
  login: { username: 80, password: 200 },
  /**
   * P2§5 Address form: `phone` what is taken, `phoneField` what the field shows (GAP-67); `book`: addresses of one
   * account.
   */
  address: {
    name: 80,
    company: 80,
    street: 80,
    city: 80,
    province: 80,
    postal: 10,
    phone: { min: 10, max: 15 },
    phoneField: 14,
    extension: { min: 2, max: 6 },
    email: 80,
    book: 50,
  },
  promoCode: 15,
  /**
   * P2§5 Credit card: characters of the number as typed, digits at least; `years` are offered beside the present one.
   */
  card: { name: 80, number: 25, digits: 13, cvv: { min: 3, max: 4 }, years: 9 },
  /** Decision 19 of the specification: letters that one account may send in a day. */
  cartEmails: 10,
  quoteMessage: 2000,
  /** GAP-65: what session/getChecksum answers of every empty cart. */
  emptyCartChecksum: 'e3b0c44298fc1c149afbf4c8996fb924',
  /** Lines of one cart; gift cards that are bought in one, and that pay for one. */
  cartLines: 500,
  boughtGiftCards: 100,
  /** Characters of a JSON array of titles' numbers. */
  eisbnsText: 12_000,
  usedGiftCards: 10,
  /** Cents that one order may come to: what a card payment has digits for. */
  orderTotal: 9_999_999_999,
  /** P2§4: how long a payment choice waits before it is saved, and how long a submit guards against a second click. */
  paymentDelayMs: 1000,
  submitGuardMs: 1000,
  errorReport: 2000,
  /** P1§9: the registry and lists menus, in CSS pixels; so many rows show before the menu scrolls. */
  menu: { width: 198, rows: 7 },
  /** Site settings: characters of a name or label, of an address and of `custom_head`; entries and levels of a menu. */
  settings: { label: 300, address: 2000, customHead: 20_000, menuEntries: 300, menuLevels: 3 },
  /** Widths of the drawn covers in pixels; they are one and a half times as high. */
  coverWidths: { card: 400, page: 640 },
  /** POST /reports: characters of a release's name and of a message; events of one report. */
  release: 160,
  reportMessage: 300,
  reportEvents: 60,
} as const;

/** Literal texts of the specification (P1§5, P1§8, P2§5, P2§8), exact to the full stop. */
export const messages = {
  username: 'Please input your email address.',
  password: 'password required.',
  invalidLogin: 'Invalid Login',
  guestName: 'Please input your name.',
  guestEmail: 'Please input your email address.',
  guestPhone: 'Please input your phone number.',
  validEmail: 'Please enter a valid email address.',
  fullName: 'Full Name is required.',
  street: 'Street Address is required.',
  city: 'City is required.',
  country: 'Valid country is required.',
  province: 'Valid state / province is required.',
  postal: 'Valid Postal Code is required.',
  phone: 'Phone number is required.',
  extension: 'Must be between 2 and 6 digits',
  loginNeeded: 'You must login or sign up to use this feature.',
  listLogin: 'You must be logged in to view.',
  badListId: 'You have provided a bad list ID.',
  incorrectListId: 'You have provided an incorrect list ID.',
  listError: 'There was an error',
  emptyList: 'No products',
  noResults: 'No Results',
  noMatches: 'No matches found!',
  noSuggestions: 'No suggesstions found...',
  noPrice: 'Contact store for availability',
  noEditions: "We're sorry! There seems to be no other editions for the title.",
  noSizes: "We're sorry! There seems to be no other sizes for the title.",
  fileTooLarge: 'File is too large. (Max size is 50MB)',
  audiobooksFailed: 'There was a problem. We were unable to process this request. Please try again later.',
  noAudiobooks: 'No audiobooks found. We were unable to find audiobooks that match this title.',
  orderingDisabled: 'Online ordering is disabled.',
  emptyCart: 'Empty',
  emptyCheckout: 'There are no items in your cart.',
  cartError: 'Error',
  belowMinimum: 'Your order subtotal is below the minimum order requirement',
  cartAdjustment: 'We no longer have the inventory to fulfill this order.',
  unavailableRemoved: 'Unavailable items removed from cart',
  unavailableFailed: 'Error removing unavailable items',
  quoteMessage: 'Please enter a message.',
  importFailed: 'Import failed',
  importError: 'There was an error processing the file.',
  importNoRows: 'No rows can be processed.',
  promoUnknown: 'This promo code is not valid.',
  localDeliveryFailed: 'Local delivery failed',
  shippingUnavailable: 'Not available',
  shippingCountry: 'Invalid country name',
  shippingAddressNeeded: 'Shipping address required.',
  localNotQualified: 'Your order / address does not qualify for local delivery.',
  cardName: 'Please input your name.',
  cardDigits: 'Must be at least 13 digits',
  cardNumber: 'Must be a valid credit card number',
  cardAccepted: 'Must be an accepted credit card',
  cardPostal: 'Valid postal code is required.',
  cardMonth: 'Month required',
  cardYear: 'Year required',
  cardFuture: 'Must be future date',
  cardCvv: 'Please enter a valid CVV.',
  amountRequired: 'Amount required.',
  giftCardEmpty: 'This card has a balance of $0',
  giftCardsForever: 'Gift cards never expire.',
  paypalFailed: 'There was an error processing your order.',
  paypalNoFunds:
    'No funds were removed from your PayPal account - Please ensure you start and complete your checkout in a single browser tab.',
  addressSaved: 'Address saved successfully',
  favouritesRemoved: 'Items removed from wishlist.',
  guestPickupOnly: 'Guest checkout is for in-store pick up only',
  /**
   * The reasons of 'Guest checkout is not available: {reason}.' (GAP-58, GAP-60), in the order in which a shopper would
   * mend them.
   */
  guestBlocked: {
    unavailable: 'the cart holds unavailable items',
    outOfStock: 'the cart holds out-of-stock items',
    giftCards: 'the cart holds gift cards',
    accountNeeded: 'the cart holds items that require an account',
  },
  generic: 'There was an error.',
  boot: 'There was an error - please ensure javascript and cookies are enabled.',
  refresh: 'Click here to refresh',
} as const;

/**
 * What a shop's settings are where its document is silent (P1§9). Sizes in CSS pixels, money in cents, times in
 * seconds.
 */
export const settingsDefaults = {
  contentWidth: 900,
  bar: { width: 1248, height: 40, padding: 2, pin_navigation: false, drop_shadow: false },
  giftcardMinimum: 100,
  timeZone: 'America/Los_Angeles',
} as const;
