import { nameKey } from '../text/fold';
import type { Spellings } from '../words/query-of';

/** Names that are written in several ways, since they come from other alphabets or are often heard. */
const known = [
  'Dostoevsky Dostoyevsky Dostoevskii Dostoyevski Dostoevski Dostojewski Dostoïevski Dostojevski Dostoievski Dostoevskij Достоевский Достоєвський',
  'Tolstoy Tolstoi Tolstoj Tolstoï Толстой',
  'Tchaikovsky Chaikovsky Tschaikowski Tschaikowsky Tchaïkovski Chaikovskii Tchaikovski Tchaikowsky Чайковский',
  'Chekhov Tchekhov Chekov Tschechow Tchékhov Cechov Chejov Tsjechov Чехов',
  'Turgenev Tourgueniev Turgenjew Turgeniev Tourguéniev Тургенев',
  'Pushkin Pouchkine Puschkin Puškin Pushkine Пушкин',
  'Solzhenitsyn Soljenitsyne Solschenizyn Solzhenitzyn Solzjenitsyn Солженицын',
  'Bulgakov Boulgakov Bulgakow Bulgakof Булгаков',
  'Nabokov Nabokow Nabokoff Набоков',
  'Mayakovsky Majakowski Maïakovski Mayakovski Маяковский',
  'Akhmatova Achmatowa Akhmatowa Ахматова',
  'Yevtushenko Evtushenko Jewtuschenko Evtouchenko',
  'Prokofiev Prokofieff Prokofjew Prokofyev',
  'Rachmaninoff Rachmaninov Rakhmaninov Rachmaninow',
  'Shostakovich Schostakowitsch Chostakovitch Shostakovitch',
  'Stravinsky Strawinsky Stravinski Strawinski',
  'Kandinsky Kandinski',
  'Trotsky Trotski Trotzki Trotskii',
  'Gorky Gorki Gorkij Gorkii Горький',
  'Zamyatin Zamiatin Samjatin Zamiatine Замятин',
  'Vasily Wassily Vassily Vasili Vassili',
  'Fyodor Fedor Feodor Fjodor Fiodor Фёдор',
  'Alexander Aleksandr Aleksander Alexandr',
  'Nikolai Nikolay Nicolai Nikolaj',
  'Sergei Sergey Sergej',
  'Mikhail Michail Mikhaïl Mihail',
  'Zelensky Zelenskyy Selenskyj Zelenskiy',
  'Kyiv Kiev Kyjiv Kiew',
  'Confucius Kongzi Konfuzius 孔子',
  'Laozi Laotse Laotzu 老子',
  'Beijing Peking Pekin',
  'Muhammad Mohammed Mohammad Mohamed Muhammed Mahomet',
  'Quran Koran Qur’an Coran',
  'Rumi Roumi Rumî',
  'Khayyam Chajjam Hayyam Chayyam خیام الخيام',
  'Gaddafi Qaddafi Kadhafi Gadhafi Qadhafi',
  'Aleichem Alejchem Aleykhem עליכם',
  'Shakespeare Shakspeare Shakespear',
  'Homer Homère Omero Homero Homeros Όμηρος',
  'Virgil Vergil Virgile Virgilio Vergilius',
  'Horace Horaz Orazio Horatius',
  'Ovid Ovide Ovidio Ovidius',
  'Plato Platon Platone Πλάτων',
  'Aristotle Aristote Aristoteles Aristotele',
  'Sophocles Sophokles Sophocle Sofocle',
  'Euripides Euripide',
  'Aeschylus Eschyle Aischylos Eschilo',
  'Herodotus Herodot Hérodote Erodoto',
  'Aesop Esope Äsop Esopo',
  'Petrarch Petrarca Pétrarque',
  'Boccaccio Boccace',
  'Erasmus Érasme Erasmo',
  'Copernicus Kopernikus Copernic Kopernik',
  'Cervantes Cervantès',
  'Kierkegaard Kirkegaard Kirkegard Kierkegard',
  'Nietzsche Nietsche Nietzche Neitzsche',
  'Handel Händel Haendel',
  'Dvorak Dvořák',
  'Murasaki Mourasaki',
];

/** Each folded spelling with the others of its name. */
function tableOf(groups: readonly (readonly string[])[]): Spellings {
  const table = new Map<string, string[]>();
  for (const group of groups) {
    const folded = [...new Set(group.map(nameKey))].filter(Boolean);
    for (const spelling of folded) {
      const others = folded.filter((other) => other !== spelling);
      table.set(spelling, [...new Set([...(table.get(spelling) ?? []), ...others])]);
    }
  }
  return table;
}

const tables = new WeakMap<readonly (readonly string[])[], Spellings>();

/** The known spellings of names, and those that a shop adds (`back_office.name_spellings`). */
export function spellingsOf(ofShop: readonly (readonly string[])[]): Spellings {
  const table = tables.get(ofShop) ?? tableOf([...known.map((group) => group.split(' ')), ...ofShop]);
  tables.set(ofShop, table);
  return table;
}
