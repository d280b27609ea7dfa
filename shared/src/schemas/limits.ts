/**
 * Limits of the specification as plain data. The server builds its zod schemas from them and the forms their yup
 * schemas, so the two can't disagree. Lengths in characters, money in cents, times in the unit of the name.
 */
export const limits = {
  /** P1 §9 */
  pageSize: { default: 26, choices: [26, 50, 100, 200], list: 10, home: 25, browseBlock: 12 },
  quantity: { min: 1, max: 9999, digits: 3, giftCardDigits: 4 },
  giftCard: { maxCents: 999_900, to: 50, from: 50, message: 100 },
  search: { term: 200, suggestions: 8, debounceMs: 400 },
  /** Of one letter of a browse path: values, and characters of them all as they are sent. */
  filters: { values: 200, text: 8000 },
  /** Characters of the x of a browse path. */
  resultId: 64,
  /** P1 §9: a count of exactly one of these reads '1000+', '10000+'. This api counts exactly. */
  countMarks: [1000, 10_000],
  /**
   * P1 §5. `rows` are the ISBNs that one list may hold; a reply tells of so many rows that could not be taken and so
   * many numbers that the shop lacks.
   */
  upload: {
    bytes: 50 * 1024 * 1024,
    types: ['.txt', '.pdf', '.xls', '.xlsx', '.html', '.csv'],
    rows: 50_000,
    failedRows: 100,
    missing: 100,
  },
  /** P1 §9 */
  audiobooks: 5,
  url: 2000,
  registryId: 64,
  /**
   * `name` P1 §9; `titles` of one list, `account`: lists of one account, `wishlist`: favourites that a session names;
   * `leftOut`: titles that an answer names of those that a cart did not take; `imported`: titles that it names of a
   * file.
   */
  list: { name: 80, description: 2000, titles: 5000, account: 500, wishlist: 500, leftOut: 100, imported: 100 },
  /** P1 §5, P1 §9; `account`: registries of one account, `items`: titles of one registry; `deadline`: before 2100. */
  registry: { title: 80, name: 80, description: 2000, account: 100, items: 500, deadline: 4_102_444_800 },
  /** P2 §5 */
  contact: { name: 80, email: 80, phone: 30, purchaseOrder: 10, instructions: 1000 },
  login: { username: 80, password: 200 },
  /**
   * P2 §5, P2 §9: `text` is most fields, `extraField` one of the shop's own fields, `extraFieldsText` their JSON;
   * `token` the characters of an emailed link's token.
   */
  account: { text: 80, extraField: 50, extraFieldsText: 6000, password: { min: 8, max: 128 }, token: 500 },
  /** P2 §2: `shown` lines of a card until the rest is asked for; `items` lines that an answer has of each order. */
  orderHistory: { term: 80, shown: 3, items: 12 },
  /** Digits of a phone number: E.164 has at most 15; the shortest countries' have 7, North America's 10. */
  phoneDigits: { least: 7, northAmerica: 10, most: 15 },
  /**
   * P2 §5 Address form: `phone` what is taken, `phoneField` what the field shows (GAP-67); `book`: addresses of one
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
   * P2 §5 Credit card: characters of the number as typed, digits at least; `years` are offered beside the present one.
   */
  card: { name: 80, number: 25, digits: 13, cvv: { min: 3, max: 4 }, years: 9 },
  /** SPEC-D19: emails that one account may send in a day. */
  cartEmails: 10,
  quoteMessage: 2000,
  /** GAP-65: what session/getChecksum answers of every empty cart. */
  emptyCartChecksum: 'e3b0c44298fc1c149afbf4c8996fb924',
  /** Lines of one cart; gift cards that are bought in one, and that pay for one. */
  cartLines: 500,
  boughtGiftCards: 100,
  /** Characters of a JSON array of titles' numbers. */
  eisbnsText: 12_000,
  /** Characters of a JSON array of lines' prices. */
  seenPricesText: 50_000,
  usedGiftCards: 10,
  /** Cents that one order may come to: what a card payment has digits for. */
  orderTotal: 9_999_999_999,
  /** P2 §4: how long a payment choice waits before it is saved, and how long a submit guards against a second click. */
  paymentDelayMs: 1000,
  submitGuardMs: 1000,
  /** P1 §9: how long 'Copied' and 'Added' are shown. */
  doneMs: 1000,
  errorReport: 2000,
  /** P1 §9: the registry and lists menus, in CSS pixels; so many rows show before the menu scrolls. */
  menu: { width: 198, rows: 7 },
  /** Site settings: characters of a name or label, of an address and of `custom_head`; entries and levels of a menu. */
  settings: { label: 300, address: 2000, customHead: 20_000, menuEntries: 300, menuLevels: 3 },
  /**
   * A page document: its blocks; characters of a heading, a button's label, a block's markup and its CSS, and of the
   * whole; pictures of one block, covers of a banner. `draftHours`: how long a draft's link holds.
   */
  page: {
    blocks: 200,
    heading: 300,
    label: 80,
    markup: 40_000,
    css: 10_000,
    document: 1_000_000,
    images: 40,
    covers: 12,
    draftHours: 24,
  },
  /**
   * Events: rows of one answer of event/getList, events of one feed, those that the events page shows as coming;
   * characters of a name and a description; titles and tickets of one.
   */
  event: { rows: 400, feed: 1000, upcoming: 12, name: 200, description: 20_000, titles: 50, tickets: 12 },
  /** P1 §9: `pdf`: titles of one catalogue as PDF; `keys`: categories or subcategories chosen at once. */
  feature: { pageSize: 26, pdf: 500, text: 200, keys: 50 },
  newsletter: { email: 80, name: 80, phone: 30 },
  /** P1 §9: days that special hours are told ahead. */
  specialHoursDays: 30,
  /** Widths of the drawn covers in pixels; they are one and a half times as high. */
  coverWidths: { card: 400, page: 640 },
  /** POST /reports: characters of a release's name and of a message; events of one report. */
  release: 160,
  reportMessage: 300,
  reportEvents: 60,
} as const;

/**
 * What a shop's settings are where its document is silent (P1 §9). Sizes in CSS pixels, money in cents, times in
 * seconds.
 */
export const settingsDefaults = {
  contentWidth: 900,
  bar: { width: 1248, height: 40, padding: 2, pin_navigation: false, drop_shadow: false },
  giftcardMinimum: 100,
  /** Page blocks: seconds that a slide stays, events of a list of upcoming ones, height and speed of a parallax. */
  block: { carouselSeconds: 3, upcomingEvents: 2, parallax: { height: 600, speed: 1.5 } },
  timeZone: 'America/Los_Angeles',
} as const;
