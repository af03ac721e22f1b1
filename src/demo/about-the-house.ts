import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#contract/settings.ts'
import { projectRoot } from '#server/project-root.ts'
import type { OtherLanguage } from '#words/languages.ts'

export const hosts: Omit<Settings['hosts'], 'portrait'> = {
  names: 'Katerina and Nikos',
  story:
    'Katerina grew up in the white house at the end of the lane, where her grandmother kept lemons and goats. When the garden became too large for one house, she and Nikos built the four villas around it: he drew them, she chose every tile.\n\nThey live ten minutes away. One of them meets you at the door with the key and a bag of oranges, and both answer when you call.',
}

/** Invented, and as such easy to tell. */
export const company: Partial<Settings['company']> = {
  legalName: 'Aegean Light Demo d.o.o.',
  registrationNumber: '00000000',
  taxNumber: '000000000',
  address: 'Primer 1, 11000 Belgrade, Serbia',
  accommodationNumber: 'AMA 00000000000',
}

export const contact: Partial<Settings['contact']> = {
  phone: '+30 694 000 0000',
  address: 'Olive Lane 4, 630 88 Nikiti, Halkidiki, Greece',
}

export const directions =
  'From Thessaloniki airport take the motorway to Nea Moudania, then follow the signs to Nikiti (85 km, about 75 minutes). After the petrol station at the entrance to the village turn right towards the sea; Olive Lane is the third on the left. There is a parking space in the shade beside each villa.\n\nWithout a car: the bus from Thessaloniki (KTEL Halkidikis) stops at the square in Nikiti. Call us and we will pick you up.'

export const houseGuide =
  'Wi-Fi: the network has the name of the villa; the password is in the kitchen drawer.\n\nHot water: it is heated by the sun. If it has rained all day, switch on the boiler in the corridor for half an hour.\n\nWaste: paper and glass go into the blue containers at the end of the lane, everything else into the green ones.\n\nThe pool is open from 8:00 to 22:00. Children may use it only with an adult.'

/** Texts of the house in other languages, by field. */
export const translations: Partial<Record<OtherLanguage, { settings: Record<string, string>; villa: Record<string, string> }>> = {
  sr: {
    settings: {
      'contact.address': 'Olive Lane 4, 630 88 Nikiti, Halkidiki, Grčka',
      'company.address': 'Primer 1, 11000 Beograd, Srbija',
      'hosts.names': 'Katerina i Nikos',
      'hosts.story':
        'Katerina je odrasla u beloj kući na kraju uličice, gde je njena baka gajila limunove i koze. Kada je bašta postala prevelika za jednu kuću, ona i Nikos su oko nje sagradili četiri vile: on ih je nacrtao, ona je izabrala svaku pločicu.\n\nŽive na deset minuta odavde. Jedno od njih dočekaće vas na vratima sa ključem i kesom pomorandži, a oboje se javljaju kad pozovete.',
    },
    villa: {
      directions:
        'Sa aerodroma u Solunu vozite auto-putem do Nea Mudanije, pa pratite putokaze za Nikiti (85 km, oko 75 minuta). Posle benzinske pumpe na ulazu u selo skrenite desno ka moru; Olive Lane je treća ulica levo. Pored svake vile je parking mesto u hladu.\n\nBez automobila: autobus iz Soluna (KTEL Halkidikis) staje na trgu u Nikitiju. Pozovite nas i doći ćemo po vas.',
      houseGuide:
        'Internet: mreža se zove kao vila; lozinka je u kuhinjskoj fioci.\n\nTopla voda: greje je sunce. Ako je ceo dan padala kiša, uključite bojler u hodniku na pola sata.\n\nOtpad: papir i staklo idu u plave kontejnere na kraju uličice, sve ostalo u zelene.\n\nBazen je otvoren od 8.00 do 22.00. Deca ga koriste samo uz odraslu osobu.',
    },
  },
  el: {
    settings: {
      'contact.address': 'Οδός Ελιάς 4, 630 88 Νικήτη, Χαλκιδική',
      'company.address': 'Primer 1, 11000 Βελιγράδι, Σερβία',
      'hosts.names': 'Κατερίνα και Νίκος',
      'hosts.story':
        'Η Κατερίνα μεγάλωσε στο λευκό σπίτι στην άκρη του δρόμου, όπου η γιαγιά της είχε λεμονιές και κατσίκες. Όταν ο κήπος έγινε πολύ μεγάλος για ένα σπίτι, εκείνη και ο Νίκος έχτισαν γύρω του τις τέσσερις βίλες: εκείνος τις σχεδίασε, εκείνη διάλεξε κάθε πλακάκι.\n\nΜένουν δέκα λεπτά μακριά. Ένας από τους δύο θα σας περιμένει στην πόρτα με το κλειδί και μια σακούλα πορτοκάλια, και οι δύο απαντούν όταν τηλεφωνείτε.',
    },
    villa: {
      directions:
        'Από το αεροδρόμιο της Θεσσαλονίκης πάρτε τον αυτοκινητόδρομο προς Νέα Μουδανιά και ακολουθήστε τις πινακίδες για Νικήτη (85 χλμ., περίπου 75 λεπτά). Μετά το βενζινάδικο στην είσοδο του χωριού στρίψτε δεξιά προς τη θάλασσα· η οδός Ελιάς είναι ο τρίτος δρόμος αριστερά. Δίπλα σε κάθε βίλα υπάρχει θέση στάθμευσης στη σκιά.\n\nΧωρίς αυτοκίνητο: το λεωφορείο από τη Θεσσαλονίκη (ΚΤΕΛ Χαλκιδικής) σταματά στην πλατεία της Νικήτης. Τηλεφωνήστε μας και θα σας παραλάβουμε.',
      houseGuide:
        'Wi-Fi: το δίκτυο έχει το όνομα της βίλας· ο κωδικός είναι στο συρτάρι της κουζίνας.\n\nΖεστό νερό: το ζεσταίνει ο ήλιος. Αν έβρεχε όλη μέρα, ανάψτε τον θερμοσίφωνα στον διάδρομο για μισή ώρα.\n\nΑπορρίμματα: χαρτί και γυαλί στους μπλε κάδους στην άκρη του δρόμου, όλα τα άλλα στους πράσινους.\n\nΗ πισίνα είναι ανοιχτή από τις 8.00 ως τις 22.00. Τα παιδιά τη χρησιμοποιούν μόνο με ενήλικα.',
    },
  },
  de: {
    settings: {
      'contact.address': 'Olive Lane 4, 630 88 Nikiti, Chalkidiki, Griechenland',
      'company.address': 'Primer 1, 11000 Belgrad, Serbien',
      'hosts.names': 'Katerina und Nikos',
      'hosts.story':
        'Katerina ist in dem weißen Haus am Ende der Gasse aufgewachsen, wo ihre Großmutter Zitronen und Ziegen hielt. Als der Garten für ein Haus zu groß wurde, bauten sie und Nikos darin die vier Villen: Er zeichnete sie, sie suchte jede Fliese aus.\n\nDie beiden wohnen zehn Minuten entfernt. Einer von ihnen erwartet Sie mit dem Schlüssel und einer Tüte Orangen an der Tür, und beide sind erreichbar, wenn Sie anrufen.',
    },
    villa: {
      directions:
        'Vom Flughafen Thessaloniki nehmen Sie die Autobahn nach Nea Moudania und folgen dann den Schildern nach Nikiti (85 km, etwa 75 Minuten). Nach der Tankstelle am Ortseingang biegen Sie rechts Richtung Meer ab; die Olive Lane ist die dritte Straße links. Neben jeder Villa gibt es einen Parkplatz im Schatten.\n\nOhne Auto: Der Bus aus Thessaloniki (KTEL Halkidikis) hält am Platz in Nikiti. Rufen Sie uns an, wir holen Sie ab.',
      houseGuide:
        'WLAN: Das Netz heißt wie die Villa; das Passwort liegt in der Küchenschublade.\n\nWarmes Wasser: Es wird von der Sonne erwärmt. Wenn es den ganzen Tag geregnet hat, schalten Sie den Boiler im Flur für eine halbe Stunde ein.\n\nMüll: Papier und Glas kommen in die blauen Container am Ende der Gasse, alles andere in die grünen.\n\nDer Pool ist von 8 bis 22 Uhr geöffnet. Kinder dürfen ihn nur mit Erwachsenen benutzen.',
    },
  },
}

/** Registration of the villas by the Greek ministry of tourism, invented. */
export const registration = { registrationKind: 'licence', registrationNumber: '0000K000K0000000', levyClass: 'furnished_villa' } as const

const picture = (name: string) => readFileSync(join(projectRoot, 'seed', 'demo', name))

/** Both floors of the first villa, as a picture that an owner would upload. */
export const floorPlan = (): string => `data:image/png;base64,${picture('floor-plan.png').toString('base64')}`

/** A drawing of the hosts. */
export const portrait = (): File => new File([picture('hosts.png')], 'hosts.png', { type: 'image/png' })
