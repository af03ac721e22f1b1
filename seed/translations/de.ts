import { PLACEHOLDER } from '../../src/contract/placeholders.ts'
import type { TranslatedContent } from './shape.ts'

export const content: TranslatedContent = {
  villas: [
    {
      meaning: 'Harmonie',
      view: 'Garten, von oben das Meer',
      claim:
        'Zwei Etagen Ruhe hinter weißen Mauern und salbeigrünen Fensterläden, mit Pergola für lange Frühstücke und Meerblick aus jedem Fenster im Obergeschoss.',
      about:
        'Armonia liegt dem Pool am nächsten. Unten öffnet sich ein Wohnzimmer mit Balkendecke zu Terrasse und Rasen; die Küche ist für Menschen gemacht, die gern mit dem kochen, was der Dorfmarkt am Morgen hatte. Oben teilen sich zwei ruhige Schlafzimmer den weiten Blick über den Garten aufs Meer und an klaren Abenden bis zum Gipfel des Athos.\n\nFamilien mögen das Schlafsofa im Erdgeschoss und den kurzen Weg ans Wasser; Freunde den Tisch unter der Pergola, an dem alle Platz haben.',
      features: [
        { title: 'Terrasse mit Pergola', description: 'Ein Tisch für sechs im Schatten am Garten, mit einem Licht, das warm ist und nicht grell.' },
        { title: 'Schlafzimmer mit Meerblick', description: 'Beide Schlafzimmer oben blicken über den Garten aufs Meer, jedes mit eigener Balkontür.' },
        { title: 'Wenige Schritte zum Pool', description: 'Zwanzig Meter über den Rasen: nah genug, um die Kinder zu hören, weit genug, um zu lesen.' },
      ],
      rooms: [
        { name: 'Wohnzimmer', beds: 'Schlafsofa, offen zur Terrasse' },
        { name: 'Erstes Schlafzimmer', beds: 'Doppelbett, Balkontür zum Meer' },
        { name: 'Zweites Schlafzimmer', beds: 'Doppelbett und Einzelbett, Blick über den Garten' },
      ],
      captions: ['Das Haus', 'Wohnzimmer', 'Küche', 'Erstes Schlafzimmer', 'Zweites Schlafzimmer', 'Bad', 'Der Gartentisch', 'Der Pool der vier Villen'],
    },
    {
      meaning: 'Frieden',
      view: 'Meer und Abendsonne',
      claim: 'Weiße Bögen, blaue Fensterläden und eine Bougainvillea, die nie aufhört zu blühen: das stillste der vier Häuser, am Rand des Gartens.',
      about:
        'Eirini ist das Haus zum Ausschlafen. Es steht am anderen Ende des Gartens hinter einer Bougainvillea, und das einzige Geräusch am Morgen ist das Meer, hundert Meter den Weg hinunter. Die Zimmer sind kühl und schlicht: Kalkputz, Leinen, Eiche.\n\nDas Zweibettzimmer ist bei Kindern beliebt; den Abend verbringt man auf der oberen Terrasse, während die Sonne neben dem Berg untergeht.',
      features: [
        { title: 'Die ruhige Ecke', description: 'Etwas abseits am Gartenrand, wo niemand vorbeigeht.' },
        { title: 'Terrasse für den Sonnenuntergang', description: 'Eine obere Terrasse mit Blick auf das Meer und das letzte Licht des Tages.' },
        { title: 'Kühl im August', description: 'Dicke Mauern, eine Brise durchs Haus und Klimaanlage in jedem Zimmer.' },
      ],
      rooms: [
        { name: 'Erstes Schlafzimmer', beds: 'Doppelbett, Balkon über dem Meer' },
        { name: 'Zweites Schlafzimmer', beds: 'Doppelbett' },
        { name: 'Drittes Schlafzimmer', beds: 'Zwei Einzelbetten' },
      ],
      captions: ['Das Haus', 'Wohnzimmer', 'Küche', 'Erstes Schlafzimmer', 'Der Weg zum Meer', 'Abend über der Bucht', 'Der Pool der vier Villen', 'Der Strand unterhalb des Gartens'],
    },
    {
      meaning: 'Aussicht',
      view: 'Pool, Olivenbäume und die ganze Bucht',
      claim: 'Naturstein, breite Holzfenster und ein gläserner Balkon: das Haus mit der weitesten Aussicht, über Pool und Olivenbäume aufs offene Meer.',
      about:
        'Thea ist aus dem Stein des Hügels gebaut, auf dem sie steht, und überblickt alles: den Pool, die Rasenflächen, den Olivenhain, die Bucht. Wohnzimmer und Küche sind ein langer Raum mit Fenstern von Wand zu Wand.\n\nMit drei gleichwertigen Schlafzimmern ist sie die Wahl von Paaren, die gemeinsam reisen: Alle haben Aussicht, und niemand muss losen.',
      features: [
        { title: 'Gläserner Balkon', description: 'Nichts steht zwischen Sessel und Horizont.' },
        { title: 'Drei Schlafzimmer mit Doppelbett', description: 'Jedes mit eigenem Schrank, Leselampen und einem Fenster zum Meer.' },
        { title: 'Essplatz im Schatten', description: 'Ein gepflasterter Hof auf der Nordseite, kühl am Mittag, für Mittagessen, die bis in den Nachmittag dauern.' },
      ],
      rooms: [
        { name: 'Wohnzimmer', beds: 'Schlafsofa' },
        { name: 'Erstes Schlafzimmer', beds: 'Doppelbett, Balkon mit Blick auf den Gipfel' },
        { name: 'Zweites Schlafzimmer', beds: 'Doppelbett, Fenster zum Meer' },
        { name: 'Drittes Schlafzimmer', beds: 'Doppelbett, Fenster zum Meer' },
      ],
      captions: ['Das Haus', 'Wohnzimmer', 'Erstes Schlafzimmer', 'Blick vom Balkon', 'Der Garten und die Bucht', 'Der Weg zum Meer', 'Der Pool der vier Villen', 'Der Strand unterhalb des Gartens'],
    },
    {
      meaning: 'Traum',
      view: 'Meer, und vom Dach die Sterne',
      claim: 'Sandfarbene Mauern, ein langer Holzbalkon und eine Dachterrasse für die Sterne: das kleinste Haus – und das, in das die Gäste wiederkommen.',
      about:
        'Onar ist die kleinste der vier Villen und hat, was keine der anderen hat: eine Dachterrasse, über eine Außentreppe zu erreichen, auf der der Nachthimmel über der Ägäis Ihnen allein gehört. Drinnen ist es ein gemütliches Haus für eine Familie zu viert oder fünft.\n\nDie Grillecke des Gartens liegt gleich hinter der Küchentür; darum beginnen die Abende hier früh und enden spät.',
      features: [
        { title: 'Dachterrasse', description: 'Über eine Außentreppe zu erreichen; Liegen, eine Laterne und mehr Sterne, als man in Erinnerung hat.' },
        { title: 'Gleich beim Grill', description: 'Der Steingrill und sein langer Tisch sind zehn Schritte von der Küche entfernt.' },
        { title: 'Gemütlich für Familien', description: 'Ein Doppelzimmer, ein Zweibettzimmer und ein Schlafsofa, alle in ruhiger Lage.' },
      ],
      rooms: [
        { name: 'Wohnzimmer', beds: 'Schlafsofa, Tür zum Garten' },
        { name: 'Erstes Schlafzimmer', beds: 'Doppelbett, Balkon über der Bucht' },
        { name: 'Zweites Schlafzimmer', beds: 'Zwei Einzelbetten' },
      ],
      captions: ['Das Haus', 'Wohnzimmer', 'Erstes Schlafzimmer', 'Bad', 'Der Gartentisch', 'Der Olivenhain hinter dem Haus', 'Der Pool der vier Villen', 'Der Strand unterhalb des Gartens'],
    },
  ],
  villaAmenities: [
    'Kostenloses WLAN',
    'Klimaanlage in jedem Zimmer',
    'Eigener Parkplatz',
    'Meerblick',
    'Voll ausgestattete Küche',
    'Terrasse',
    'Gemeinsamer Pool',
    'Waschmaschine',
    'Bettwäsche und Handtücher',
    'Smart-TV',
    'Babybett auf Anfrage',
    'Grill',
  ],
  amenities: [
    {
      title: 'Pool',
      description:
        'Ein langer Süßwasserpool auf einer Terrasse aus hellem Stein, mit flachem Bereich für Kinder, Liegen und Sonnenschirmen für alle und dem Meer dahinter. Von Mai bis Oktober von acht Uhr morgens bis zehn Uhr abends geöffnet, im Winter geschlossen.',
    },
    {
      title: 'Strand',
      description:
        'Hundert Meter den Gartenweg hinunter liegt eine kleine ruhige Bucht: heller Sand, klares flaches Wasser, ein paar Sonnenschirme. Handtücher, Stühle und eine Strandtasche gibt es in jeder Villa.',
    },
    {
      title: 'Grillplatz',
      description:
        'Ein Steingrill unter einer schilfgedeckten Pergola, mit einem Tisch für zwei Villen. Holz, Zange und Licht sind da; Sie bringen den Fisch vom Morgenmarkt mit.',
    },
    { title: 'Garten', description: 'Rasen, Lavendel und Olivenbäume zwischen den Häusern, bewässert in der Nacht.' },
    { title: 'Eigener Parkplatz', description: 'Ein schattiger Platz für jede Villa, innerhalb des Tors.' },
    { title: 'Sonnenterrasse', description: 'Liegen und Sonnenschirme rund um den Pool, genug für alle Gäste.' },
    { title: 'Ausgestattete Küche', description: 'Backofen, Kochfeld, Spülmaschine, Kaffeemaschine und scharfe Messer.' },
    { title: 'Klimaanlage', description: 'In jedem Schlaf- und Wohnzimmer, einzeln regelbar.' },
    { title: 'Schnelles WLAN', description: 'Glasfaser in jedem Haus; gut genug für ein Gespräch von der Terrasse.' },
    { title: 'Waschmaschine', description: 'In jeder Villa, mit einer Wäscheleine in der Sonne.' },
    { title: 'Empfang durch Ihre Gastgeber', description: 'Wir empfangen Sie, zeigen Ihnen das Haus und sagen Ihnen, wo es guten Fisch gibt.' },
    { title: 'Bettwäsche und Handtücher', description: 'Einmal pro Woche gewechselt, Strandtücher inbegriffen.' },
    { title: 'Reinigung', description: 'Vor Ihrer Ankunft und bei längeren Aufenthalten einmal in der Mitte.' },
  ],
  attractions: [
    {
      title: 'Die Bucht unterhalb des Gartens',
      description: 'Heller Sand, klares flaches Wasser und selten mehr als eine Handvoll Menschen. Zwei Minuten in Badeschuhen.',
      distance: '100 m',
      location: 'Unterhalb der Villen',
    },
    {
      title: 'Bootsfahrt entlang des Athos',
      description: 'Mit dem Boot entlang der Klöster des Heiligen Berges, ab dem kleinen Hafen; drei Stunden, am schönsten am Morgen.',
      distance: '9 km',
      location: 'Hafen Ormos',
    },
    {
      title: 'Fischtaverne auf der Mole',
      description: 'Der Fang vom Morgen, über Holzkohle gegrillt, und die Boote liegen gleich vor dem Tisch.',
      distance: '7 km',
      location: 'Hafendorf',
    },
    {
      title: 'Der Dorfplatz',
      description: 'Zwei Tavernen unter einer Platane; Moussaka am Sonntag, Musik am Samstag.',
      distance: '5 km',
      location: 'Das alte Dorf',
    },
    {
      title: 'Weingut und Küche',
      description: 'Ein Familienweingut, das für alle kocht, die am Tag vorher anrufen.',
      distance: '8–9 km',
      location: 'Die Hügel im Hinterland',
    },
    {
      title: 'Strandbar in der Bucht',
      description: 'Morgens Kaffee, abends Meze, den ganzen Tag Sand unter dem Stuhl.',
      distance: '5,2 km',
      location: 'Die nächste Bucht',
    },
    {
      title: 'Lange Strände im Süden',
      description: 'Kilometerweit Sand, Kiefernwald bis ans Wasser, für einen Tag mit Picknick.',
      distance: '20–30 Minuten mit dem Auto',
      location: 'Südküste',
    },
    {
      title: 'Wanderung durch die Olivenhaine',
      description: 'Ein markierter Weg durch Olivenhaine und Wildblumen zu einer Kapelle über dem Meer; zwei Stunden hin und zurück.',
      distance: 'Ab dem Tor',
      location: 'Hinter den Villen',
    },
    {
      title: 'Führerscheinfreie Boote',
      description: 'Kleine Motorboote zu den Inseln vor der Küste, für einen halben oder ganzen Tag.',
      distance: '20 km',
      location: 'Bootsverleih in der Marina',
    },
  ],
  pictures: [
    'Der Pool im Garten und drei der Villen im goldenen Abendlicht, am Horizont das Meer und ein Berggipfel',
    'Langer türkisfarbener Pool auf einer Terrasse aus hellem Stein mit Liegen und Sonnenschirmen, dahinter das Meer',
    'Villa Armonia: weiße Mauern über einem steinernen Erdgeschoss, salbeigrüne Fensterläden, ein Eisenbalkon und eine Holzpergola über der Terrasse',
    'Villa Eirini: reinweiße Mauern, Bögen und blaue Fensterläden, mit leuchtender Bougainvillea über der Pergola',
    'Villa Thea: Giebel aus Naturstein mit breiten Holzfenstern, einem gläsernen Balkon und einem schattigen Essplatz',
    'Villa Onar: sandfarbene Mauern mit blaugrauen Fensterläden, einem langen Holzbalkon und einer Dachterrasse mit Bougainvillea',
    'Blick von einem oberen Balkon über Pool und Sonnenterrasse aufs Meer und einen fernen Gipfel',
    'Villa Armonia: helles Wohnzimmer mit Balkendecke, Leinensofas und Esstisch, Schiebetüren offen zum Rasen und zum Meer',
    'Villa Armonia: offene Küche mit hellgrünen Schränken, glasierten Fliesen und Holzregalen neben einem Esstisch',
    'Villa Armonia: Schlafzimmer mit Doppelbett aus Eiche, blauem Überwurf und einer Balkontür, die das Meer rahmt',
    'Villa Armonia: Zweibettzimmer mit zwei Einzelbetten, terrakottafarbenen Überwürfen und Balkon mit Meerblick',
    'Villa Armonia: Bad mit freistehender Wanne unter dem Fenster, einer Steinwand, Eichenmöbeln und runden Spiegeln',
    'Kleine ruhige Bucht mit hellem Sand, klarem türkisfarbenem Wasser, ein paar Sonnenschirmen und einem Segelboot',
    'Grillecke mit gemauertem Steingrill und gedecktem Tisch unter einer schilfgedeckten Pergola',
    'Gartenweg aus Steinplatten neben blühendem Lavendel, die Villen im Abendlicht',
    'Die vier Villen, Pool und Rasen von oben, zwischen grünen Hügeln und türkisfarbener Küste',
    'Die Sonne geht neben einem Berggipfel am Horizont unter, ihr goldenes Licht auf dem ruhigen Meer und den dunklen Felsen davor',
    'Fußweg, der sich durch einen Olivenhain mit Wildblumen zum Meer windet',
    'Wohnzimmer und Küche der Villa Eirini: heller Steinboden, gestreifter Teppich, Meer und Berg durch das breite Fenster',
    'Schlafzimmer der Villa Eirini: Doppelbett mit kobaltblauem Überwurf, graublaue Wand, Balkon über dem Meer',
    'Küche der Villa Eirini: meergrüne Fliesen, offene Regale mit blauer Keramik, Esstisch',
    'Wohnzimmer der Villa Thea: Eichendielen, langes Sofa mit olivgrünen Kissen, Tisch am Fenster zum Meer',
    'Schlafzimmer der Villa Thea: Doppelbett mit olivgrünem Überwurf, Eichenboden, Balkon mit Blick auf den Gipfel',
    'Wohnzimmer der Villa Onar: Terrakottafliesen, langer Esstisch, rostrote Kissen, Gartentür',
    'Schlafzimmer der Villa Onar: Doppelbett mit korallenrotem Überwurf auf Terrakottafliesen, Balkon über der Bucht',
    'Bad der Villa Onar: freistehende Wanne unter dem Fenster, Wand aus Naturstein, Doppelwaschbecken',
  ],
  seasons: ['Ostern', 'Frühsommer', 'Sommer', 'Hochsommer', 'Spätsommer', 'Frühherbst'],
  discounts: (summer) => [
    { name: 'Frühbucher 10 %', description: `Für Buchungen bis zum 31. Dezember ${summer - 1} ab 7 Nächten` },
    { name: 'Frühbucher 5 %', description: `Für Buchungen im Januar und Februar ${summer} ab 5 Nächten` },
    { name: 'Stammgäste 3 %', description: 'Für Gäste, die schon einmal bei uns waren, ab 7 Nächten' },
  ],
  settings: {
    general: {
      tagline: 'Ihre perfekte Auszeit am Meer',
      heroTitle: 'Vier Villen zwischen Garten und Meer',
      heroSubtitle: 'Maisonetten mit Meerblick an der griechischen Küste, hundert Meter von einem ruhigen Strand',
      heroText: 'Reisedaten wählen, den Preis jeder Nacht sehen und direkt bei den Eigentümern buchen.',
    },
    seo: {
      metaTitle: 'Villen mit Meerblick in Griechenland, direkt gebucht',
      metaDescription:
        'Vier Villen mit Meerblick, Pool und Garten, 100 m von einem ruhigen Strand auf der Chalkidiki. Freie Termine und Preise ansehen, direkt beim Eigentümer buchen.',
    },
    contact: { address: `Straße und Ort (${PLACEHOLDER}), Chalkidiki, Griechenland` },
    included: {
      list: [
        'Die ganze Villa mit ihrer Terrasse',
        'Gemeinsamer Pool, Garten und Sonnenterrasse',
        'Bettwäsche und Handtücher, auch Strandtücher',
        'Reinigung vor Ihrer Ankunft und bei längeren Aufenthalten einmal zwischendurch',
        'WLAN in jedem Zimmer',
        'Klimaanlage, Wasser und Strom',
        'Ein Parkplatz innerhalb des Tors',
        'Empfang durch Ihre Gastgeber',
      ].join('\n'),
    },
    testimonials: {
      quote1: 'Wir sind jeden Morgen vor dem Frühstück geschwommen. Die Kinder fragen noch immer, wann wir nach Hause fahren – und meinen die Villa.',
      guests1: 'Eine fünfköpfige Familie, Villa Armonia',
      quote2: 'Ein makelloses Haus, ehrliche Fotos und Gastgeber, die da waren, wenn wir sie brauchten, und sich sonst zurückhielten.',
      guests2: 'Zwei Paare, Villa Thea',
      quote3: 'Allein die Dachterrasse bei Nacht ist die Reise wert. Unsere Woche für nächstes Jahr steht schon fest.',
      guests3: 'Ein Paar, Villa Onar',
    },
    rating: { word: 'Außergewöhnlich', source: 'Durchschnitt der Bewertungen, die die Eigentümer gesammelt haben' },
    company: { activity: 'Kurzzeitvermietung', address: `Straße und Ort des Unternehmens (${PLACEHOLDER}), Serbien`, vatStatement: 'Alle Preise enthalten die Mehrwertsteuer.' },
  },
  texts: {
    terms: `## Mit wem Sie den Vertrag schließen
Sie buchen direkt bei den Eigentümern der Villen. Ihr Vertragspartner ist das in der Fußzeile genannte Unternehmen mit seiner Register- und Steuernummer; die Unterkunft ist in Griechenland unter der dort genannten Nummer registriert.

## Wie ein Aufenthalt gebucht wird
Wählen Sie Ihre Reisedaten, prüfen Sie den Preis und bestätigen Sie. Mit der Schaltfläche „Zahlungspflichtig buchen“ geben Sie eine verbindliche, zahlungspflichtige Buchung ab. Die Buchung ist bestätigt, sobald die Bank die erste Zahlung genehmigt hat; Sie erhalten dann eine Bestätigung per E-Mail.

Der Mindestaufenthalt beträgt 5 Nächte. An- und Abreise sind von Montag bis Samstag möglich. In einer Villa wohnen höchstens 6 Gäste, in kleineren Villen weniger.

## Preise und Zahlung
Die Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Sie zahlen mit Visa oder Mastercard, auf einmal oder in drei Raten: 30 % zur Bestätigung der Buchung, 30 % bis 60 Tage vor der Anreise und die übrigen 40 % bis 20 Tage vor der Anreise. Eine Überweisung ist nach Absprache möglich.

Kartenzahlungen werden in serbischen Dinar (RSD) belastet. Der Europreis wird zum Mittelkurs der Serbischen Nationalbank umgerechnet, den Sie vor der Zahlung sehen. Wird Ihre Karte in einer anderen Währung geführt, rechnet ihr Herausgeber den Dinarbetrag zum Kurs der Kartenorganisation um; daher ist eine geringe Abweichung vom Europreis möglich.

Eine Kaution von 500 Euro wird bei der Anreise in bar hinterlegt und bei der Abreise zurückgegeben.

## An- und Abreise
Die Anreise ist von 15:00 bis 18:30 Uhr mit Ihren Gastgebern möglich, selbstständig bis 23:00 Uhr. Die Abreise ist bis 11:00 Uhr möglich.

## Stornierung und Rückzahlung
Wenn Sie 21 Tage oder mehr vor der Anreise stornieren, werden 70 % der gezahlten Summe erstattet. Bei einer späteren Stornierung wird nichts erstattet. Vorzeitige Abreise und Nichtanreise werden voll berechnet.

Rückzahlungen gehen ausschließlich auf die Karte, mit der gezahlt wurde, über die Kartenorganisationen.

## Kein Widerrufsrecht
Bei einer Unterkunft, die für bestimmte Reisedaten gebucht ist, sieht das Gesetz kein Widerrufsrecht vor.

## Beschwerden und Fragen
Schreiben Sie uns oder rufen Sie uns an, die Kontaktdaten stehen in der Fußzeile, oder nutzen Sie „Schreiben Sie uns“ unter „Meine Buchungen“. Wir antworten innerhalb von 24 Stunden.

Für eine Beschwerde wählen Sie dort „Dies ist eine Beschwerde“, oder Sie schreiben uns oder rufen an. Wir bestätigen jede Beschwerde mit einer Nummer, beantworten sie innerhalb von 8 Tagen mit einer Entscheidung und erledigen sie innerhalb von 15 Tagen nach Eingang.

## Wie die Leistung erbracht wird
Die Villa wird Ihnen am Anreisetag persönlich übergeben, oder Sie reisen selbstständig an; wie, steht in Ihrer Bestätigung.`,
    privacy: `## Was wir speichern
Um einen Aufenthalt zu buchen, brauchen wir Ihren Namen, Ihre E-Mail-Adresse, Telefonnummer und Ihr Land, die Zahl der Gäste und das, was Sie als besondere Wünsche angeben. Ihre Buchungen und Zahlungen speichern wir zehn Jahre, wie es das Steuerrecht verlangt; was in unseren E-Mails an Sie stand, zwei Jahre; Anfragen an uns und Konten, die niemand nutzt, drei; Beschwerden mit ihren Antworten, die wir nach dem Verbraucherrecht führen müssen, zwei, auch wenn Sie Ihre Daten löschen; Nummern von Ausweisen, nach denen wir nur fragen, wo die griechische Steuerverwaltung es tut, verschlüsselt und bis 30 Tage nach der Meldung; was uns die Bank über Zahlungen mitgeteilt hat, fünf; wann und aus welchem Netz sich jemand angemeldet oder es versucht hat, eines. Danach werden sie automatisch gelöscht.

## Kartendaten
Ihre Kartendaten geben Sie nur auf der Zahlungsseite der Bank ein. Sie werden verschlüsselt übertragen und erreichen weder diese Website noch ihren Eigentümer. Wir sehen nur, ob die Zahlung genehmigt wurde, und die Kennzeichen der Bank.

## Wofür wir sie verwenden
Um Ihren Aufenthalt zu ermöglichen, Ihnen darüber zu schreiben und unsere Bücher zu führen. Wir verkaufen und vermieten keine Daten und zeigen auf dieser Website keine Werbung. Neuigkeiten und Angebote schicken wir Ihnen nur mit Ihrer Einwilligung (Artikel 6 Absatz 1 Buchstabe a der Datenschutz-Grundverordnung) per E-Mail. Sie erteilen sie auf der Seite Ihres Aufenthalts und können sie jederzeit widerrufen: dort oder über den Link in jeder solchen E-Mail.

## Cookies
Diese Website setzt ein Cookie, wenn Sie sich anmelden, eines, das sich ein Jahr lang merkt, dass Sie sich auf diesem Gerät angemeldet haben, damit niemand, der Passwörter rät, Sie aussperren kann, eines für zehn Minuten zwischen den beiden Schritten der Anmeldung, wo ein Administrator sie verlangt, eines, das die Buchung, die Sie gerade ausfüllen, einen Tag lang behält, eines, das ein Jahr lang die Währung behält, die Sie neben dem Euro wählen, und eines, das eine kurze Nachricht wie „Abgemeldet“ auf die nächste Seite bringt und nach einer Minute verschwindet. Ihr Browser merkt sich außerdem die Reisedaten, die Sie zuletzt gewählt haben, bis Sie sie löschen; an uns werden sie nur gesendet, wenn Sie suchen oder buchen. Was Sie in ein Formular schreiben, bleibt im Tab Ihres Browsers, bis Sie es absenden, sich abmelden oder den Tab schließen, damit beim Neuladen oder bei verlorener Verbindung nichts verloren geht; Passwörter, Codes und Kartendaten werden nie behalten. Die Website lädt keine Schriften, Skripte oder Tracker von anderen Websites.

## Wie schnell die Seiten sind
Ihr Browser teilt dieser Website mit, wie lange eine Seite gebraucht hat, um zu erscheinen und zu reagieren, nach Art der Seite und ob es ein Telefon war, ohne Cookie und ohne etwas, das Sie identifiziert. Ein Browser, der nicht verfolgt werden möchte, sendet nichts.

## Auf welcher Rechtsgrundlage
Verantwortlich für diese Daten ist das in der Fußzeile genannte Unternehmen. Was für eine Buchung nötig ist, verarbeiten wir, um den Vertrag mit Ihnen zu erfüllen (Artikel 6 Absatz 1 Buchstabe b der Datenschutz-Grundverordnung); ohne diese Angaben können wir keinen Aufenthalt buchen. Bücher führen, Aufenthalte melden und Beschwerden verzeichnen müssen wir von Gesetzes wegen (Buchstabe c). Anmeldungen schützen wir, Mitteilungen der Bank bewahren wir auf und die Geschwindigkeit der Seiten messen wir, weil wir ein berechtigtes Interesse an einer sicheren Website haben, die funktioniert (Buchstabe f). Artikel 12 des serbischen Gesetzes über den Schutz personenbezogener Daten nennt dieselben Gründe. Keine Entscheidung über Sie trifft allein eine Maschine.

## Wer sie sonst sieht
Die Bank, die Ihre Zahlung verarbeitet, und die Behörden, wo das Gesetz es verlangt.

## Ihre Rechte
Sie haben das Recht auf Auskunft über Ihre Daten, auf Berichtigung, Löschung und Einschränkung der Verarbeitung, auf Herausgabe in einem gängigen Format und auf Widerspruch gegen eine Verarbeitung, die auf unserem berechtigten Interesse beruht. Unter „Ihre Daten“ können Sie, wenn Sie angemeldet sind, sehen, wo Sie angemeldet sind, die über Sie gespeicherten Daten herunterladen und sie löschen, soweit das gesetzlich zulässig ist. Für alles andere schreiben Sie an die E-Mail-Adresse in der Fußzeile; wir antworten innerhalb eines Monats.

Wenn Sie meinen, dass wir Ihre Daten zu Unrecht verarbeiten, können Sie sich bei einer Datenschutzbehörde beschweren, zum Beispiel an Ihrem Wohnort.`,
  },
}
