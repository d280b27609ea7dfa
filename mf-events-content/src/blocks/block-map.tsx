import type { Widget } from '@bookfront/shared/schemas';
import type { BlockComponent } from './block-props';
import { onDemand } from './on-demand';
import { TextOverImage } from './pictures';
import { BlankSpace, CustomButton, HeadlineParagraph } from './text/plain';
import { ListBlock, ProductSlider } from './titles';

const Nothing = () => null;

/**
 * What draws each type of block (PGB-06). Most home pages begin with the types of the main file; the code of any other
 * comes with the page that has it.
 */
export const blocks: { [Type in Widget['block']]: BlockComponent<Type> } = {
  text_over_image: TextOverImage,
  headline_paragraph: HeadlineParagraph,
  list: ListBlock,
  product_slider: ProductSlider,
  blank_space: BlankSpace,
  custom_button: CustomButton,

  image_gif: onDemand(() => import('./pictures/simple').then(({ ImageGif }) => ImageGif)),
  gift_card_image: onDemand(() => import('./pictures/simple').then(({ GiftCardImage }) => GiftCardImage)),
  side_by_side_text_image: onDemand(() => import('./pictures/simple').then(({ SideBySide }) => SideBySide)),
  image_grid: onDemand(() => import('./pictures/simple').then(({ ImageGrid }) => ImageGrid)),
  image_carousel: onDemand(() => import('./pictures/image-carousel').then(({ ImageCarousel }) => ImageCarousel)),
  text_over_parallax: onDemand(
    () => import('./pictures/parallax').then(({ TextOverParallax }) => TextOverParallax),
    '37.5rem',
  ),
  youtube: onDemand(() => import('./films/youtube').then(({ Youtube }) => Youtube), '20rem'),
  text_over_video: onDemand(
    () => import('./films/text-over-video').then(({ TextOverVideo }) => TextOverVideo),
    '20rem',
  ),

  product_grid: onDemand(() => import('./titles/features').then(({ ProductGrid }) => ProductGrid), '27rem'),
  single_title_feature: onDemand(() => import('./titles/features').then(({ SingleTitle }) => SingleTitle), '20rem'),

  events_calendar: onDemand(() => import('./shop/events').then(({ CalendarBlock }) => CalendarBlock), '24rem'),
  events_calendar_upcoming: onDemand(() => import('./shop/events').then(({ UpcomingEvents }) => UpcomingEvents)),
  single_event_feature: onDemand(() => import('./shop/events').then(({ SingleEvent }) => SingleEvent)),

  button_grid: onDemand(() => import('./text/button-grid').then(({ ButtonGrid }) => ButtonGrid), '4rem'),
  custom_html_css: onDemand(() => import('./text/custom-html').then(({ CustomHtml }) => CustomHtml)),
  popup_notice: onDemand(() => import('./notices/popup').then(({ PopupNotice }) => PopupNotice), '0'),
  mailchimp_embedded: onDemand(() => import('./newsletter/newsletter').then(({ Newsletter }) => Newsletter)),
  contact_and_hours: onDemand(() => import('./shop/contact').then(({ ContactAndHours }) => ContactAndHours), '20rem'),
  browse: onDemand(() => import('./shop/parts-of-others').then(({ BrowsePart }) => BrowsePart), '27rem'),
  balance_checker: onDemand(() => import('./shop/parts-of-others').then(({ BalancePart }) => BalancePart)),
  custom_element: onDemand(() => import('./shop/custom-element').then(({ CustomElement }) => CustomElement)),

  // the shell's header draws it: see SearchNotice
  above_searchbar_notice: Nothing,
};
