import { PLACEHOLDER } from '../../src/contract/placeholders.ts'
import type { TranslatedContent } from './shape.ts'

export const content: TranslatedContent = {
  villas: [
    {
      meaning: 'Sklad',
      view: 'Vrt, a sa sprata more',
      claim:
        'Dva sprata mira iza belih zidova i kapaka boje žalfije, sa pergolom za duge doručke i morem u svakom prozoru na spratu.',
      about:
        'Armonia je najbliža bazenu. U prizemlju je dnevna soba sa drvenim gredama, koja izlazi na terasu i travnjak; kuhinja je za one koji vole da kuvaju od onoga što je tog jutra stiglo na seosku pijacu. Na spratu dve tihe spavaće sobe dele dug pogled preko vrta na more, a u vedre večeri i na vrh Svete gore.\n\nPorodice je vole zbog ležaja u prizemlju i kratkog puta do vode; prijatelji zbog stola pod pergolom, za kojim ima mesta za sve.',
      features: [
        { title: 'Terasa pod pergolom', description: 'Sto za šestoro u hladovini pored vrta, sa svetlom koje je toplo, a ne jako.' },
        { title: 'Spavaće sobe s pogledom na more', description: 'Obe sobe na spratu gledaju preko vrta na more, a svaka ima svoj izlaz na balkon.' },
        { title: 'Na korak od bazena', description: 'Dvadeset metara preko travnjaka: dovoljno blizu da čujete decu, dovoljno daleko da čitate.' },
      ],
      rooms: [
        { name: 'Dnevna soba', beds: 'Kauč na razvlačenje, izlaz na terasu' },
        { name: 'Prva spavaća soba', beds: 'Bračni krevet, balkon prema moru' },
        { name: 'Druga spavaća soba', beds: 'Bračni krevet i krevet za jednu osobu, pogled na vrt' },
      ],
      captions: ['Kuća', 'Dnevna soba', 'Kuhinja', 'Prva spavaća soba', 'Druga spavaća soba', 'Kupatilo', 'Sto u vrtu', 'Bazen koji dele četiri vile'],
    },
    {
      meaning: 'Mir',
      view: 'More i večernje sunce',
      claim: 'Beli lukovi, plavi kapci i bugenvilija koja ne prestaje da cveta: najtiša od četiri kuće, na kraju vrta.',
      about:
        'Eirini je kuća za one koji vole da spavaju do kasno. Stoji na drugom kraju vrta, iza bugenvilije, a jedini jutarnji zvuk je more, sto metara niz stazu. Sobe su sveže i jednostavne: krečni malter, lan, hrastovina.\n\nSobu sa dva kreveta najviše vole deca; veče se provodi na gornjoj terasi, uz sunce koje zalazi pored planine.',
      features: [
        { title: 'Tihi kutak', description: 'Izdvojena na ivici vrta, tamo gde niko ne prolazi.' },
        { title: 'Terasa za zalazak sunca', description: 'Gornja terasa okrenuta je moru i poslednjoj svetlosti dana.' },
        { title: 'Sveže i u avgustu', description: 'Debeli zidovi, povetarac kroz kuću i klima-uređaj u svakoj sobi.' },
      ],
      rooms: [
        { name: 'Prva spavaća soba', beds: 'Bračni krevet, balkon nad morem' },
        { name: 'Druga spavaća soba', beds: 'Bračni krevet' },
        { name: 'Treća spavaća soba', beds: 'Dva kreveta za jednu osobu' },
      ],
      captions: ['Kuća', 'Dnevna soba', 'Kuhinja', 'Prva spavaća soba', 'Staza do mora', 'Veče nad zalivom', 'Bazen koji dele četiri vile', 'Plaža ispod vrta'],
    },
    {
      meaning: 'Pogled',
      view: 'Bazen, masline i ceo zaliv',
      claim: 'Prirodan kamen, široki drveni prozori i stakleni balkon: kuća sa najširim pogledom, preko bazena i maslina na otvoreno more.',
      about:
        'Thea je sazidana od kamena sa brda na kojem stoji i gleda na sve: bazen, travnjake, maslinjak, zaliv. Dnevna soba i kuhinja su jedan dug prostor sa prozorima od zida do zida.\n\nZbog tri spavaće sobe sa bračnim krevetom biraju je parovi koji putuju zajedno: svi imaju pogled, pa se oko soba niko ne raspravlja.',
      features: [
        { title: 'Stakleni balkon', description: 'Ništa ne stoji između fotelje i horizonta.' },
        { title: 'Tri spavaće sobe sa bračnim krevetom', description: 'Svaka sa svojim ormarom, lampama za čitanje i prozorom prema moru.' },
        { title: 'Trpezarija u hladu', description: 'Kameno dvorište na severnoj strani, sveže u podne, za ručkove koji potraju do večeri.' },
      ],
      rooms: [
        { name: 'Dnevna soba', beds: 'Kauč na razvlačenje' },
        { name: 'Prva spavaća soba', beds: 'Bračni krevet, balkon s pogledom na planinski vrh' },
        { name: 'Druga spavaća soba', beds: 'Bračni krevet, prozor prema moru' },
        { name: 'Treća spavaća soba', beds: 'Bračni krevet, prozor prema moru' },
      ],
      captions: ['Kuća', 'Dnevna soba', 'Prva spavaća soba', 'Pogled sa balkona', 'Vrt i zaliv', 'Staza do mora', 'Bazen koji dele četiri vile', 'Plaža ispod vrta'],
    },
    {
      meaning: 'San',
      view: 'More, a sa krova zvezde',
      claim: 'Zidovi boje peska, dug drveni balkon i krovna terasa za gledanje zvezda: najmanja kuća, i ona kojoj se gosti uvek vraćaju.',
      about:
        'Onar je najmanja od četiri vile i ima ono što druge nemaju: krovnu terasu do koje vode spoljne stepenice i na kojoj je noćno nebo nad Egejom samo Vaše. Unutra je to udobna kuća za porodicu od četvoro ili petoro.\n\nRoštilj u vrtu je odmah iza kuhinjskih vrata, pa večeri ovde rano počinju i kasno se završavaju.',
      features: [
        { title: 'Krovna terasa', description: 'Do nje vode spoljne stepenice; ležaljke, fenjer i više zvezda nego što pamtite.' },
        { title: 'Odmah pored roštilja', description: 'Kameni roštilj i dugačak sto su deset koraka od kuhinje.' },
        { title: 'Udobna za porodice', description: 'Jedna soba sa bračnim krevetom, jedna sa dva kreveta i kauč na razvlačenje, sve u mirnom delu kuće.' },
      ],
      rooms: [
        { name: 'Dnevna soba', beds: 'Kauč na razvlačenje, izlaz u vrt' },
        { name: 'Prva spavaća soba', beds: 'Bračni krevet, balkon nad zalivom' },
        { name: 'Druga spavaća soba', beds: 'Dva kreveta za jednu osobu' },
      ],
      captions: ['Kuća', 'Dnevna soba', 'Prva spavaća soba', 'Kupatilo', 'Sto u vrtu', 'Maslinjak iza kuće', 'Bazen koji dele četiri vile', 'Plaža ispod vrta'],
    },
  ],
  villaAmenities: [
    'Besplatan WiFi',
    'Klima-uređaj u svakoj sobi',
    'Sopstveno parking mesto',
    'Pogled na more',
    'Potpuno opremljena kuhinja',
    'Terasa',
    'Zajednički bazen',
    'Mašina za veš',
    'Posteljina i peškiri',
    'Smart TV',
    'Krevetac za bebu na zahtev',
    'Roštilj',
  ],
  amenities: [
    {
      title: 'Bazen',
      description:
        'Dug slatkovodni bazen na terasi od svetlog kamena, sa plitkim delom za decu, ležaljkama i platnenim suncobranima za sve, i morem u pozadini. Otvoren od osam ujutru do deset uveče, od maja do oktobra; zimi je zatvoren.',
    },
    {
      title: 'Plaža',
      description:
        'Sto metara niz stazu kroz vrt leži mala mirna uvala: svetao pesak, bistra plitka voda i nekoliko suncobrana. Peškiri, stolice i torba za plažu su u svakoj vili.',
    },
    {
      title: 'Roštilj',
      description:
        'Kameni roštilj pod pergolom od trske, sa stolom dovoljno dugim za dve vile. Drva, hvataljke i lampa Vas čekaju; Vi donesite ono što je ribar jutros ulovio.',
    },
    { title: 'Vrt', description: 'Travnjaci, lavanda i masline između kuća, zalivaju se noću.' },
    { title: 'Sopstveni parking', description: 'Po jedno mesto u hladu za svaku vilu, unutar kapije.' },
    { title: 'Terasa za sunčanje', description: 'Ležaljke i suncobrani oko bazena, dovoljno za sve goste.' },
    { title: 'Opremljena kuhinja', description: 'Rerna, ploča za kuvanje, mašina za sudove, aparat za kafu i oštri noževi.' },
    { title: 'Klima-uređaj', description: 'U svakoj spavaćoj i dnevnoj sobi, sa zasebnim upravljanjem.' },
    { title: 'Brz WiFi', description: 'Optički internet u svakoj kući; dovoljno dobar i za poziv sa terase.' },
    { title: 'Mašina za veš', description: 'U svakoj vili, sa konopcem za sušenje na suncu.' },
    { title: 'Domaćini Vas dočekuju', description: 'Dočekamo Vas, pokažemo Vam kuću i kažemo gde je dobra riba.' },
    { title: 'Posteljina i peškiri', description: 'Menjaju se jednom nedeljno, uključujući i peškire za plažu.' },
    { title: 'Čišćenje', description: 'Pre Vašeg dolaska, a kod dužih boravaka i jednom u sredini.' },
  ],
  attractions: [
    {
      title: 'Uvala ispod vrta',
      description: 'Svetao pesak, bistra plitka voda i retko više od nekoliko ljudi. Dva minuta u japankama.',
      distance: '100 m',
      location: 'Ispod vila',
    },
    {
      title: 'Krstarenje duž Svete gore',
      description: 'Brodom duž manastira Svete gore, iz male luke; tri sata, najlepše ujutru.',
      distance: '9 km',
      location: 'Luka Ormos',
    },
    {
      title: 'Riblja taverna na molu',
      description: 'Jutarnji ulov sa roštilja na ćumur, a čamci su odmah ispred stola.',
      distance: '7 km',
      location: 'Selo sa lukom',
    },
    {
      title: 'Seoski trg',
      description: 'Dve taverne pod platanom; nedeljom musaka, subotom muzika.',
      distance: '5 km',
      location: 'Staro selo',
    },
    {
      title: 'Vinograd i kuhinja',
      description: 'Porodična vinarija koja kuva za svakoga ko se javi dan ranije.',
      distance: '8–9 km',
      location: 'Brda u unutrašnjosti',
    },
    {
      title: 'Bar na plaži u zalivu',
      description: 'Ujutru kafa, uveče meze, ceo dan pesak pod stolicom.',
      distance: '5,2 km',
      location: 'Susedni zaliv',
    },
    {
      title: 'Duge plaže na jugu',
      description: 'Kilometri peska i borove šume do vode, za dan sa korpom za piknik.',
      distance: '20–30 minuta kolima',
      location: 'Južna obala',
    },
    {
      title: 'Šetnja kroz maslinjak',
      description: 'Obeležena staza kroz maslinjake i poljsko cveće do kapele iznad mora; dva sata tamo i nazad.',
      distance: 'Od kapije',
      location: 'Iza vila',
    },
    {
      title: 'Čamci za koje ne treba dozvola',
      description: 'Mali motorni čamci za ostrva pred obalom, na pola dana ili na ceo dan.',
      distance: '20 km',
      location: 'Iznajmljivanje čamaca u marini',
    },
  ],
  pictures: [
    'Bazen u vrtu i tri vile u zlatnoj večernjoj svetlosti, sa morem i planinskim vrhom na horizontu',
    'Dug tirkizni bazen na terasi od svetlog kamena, sa ležaljkama i platnenim suncobranima, iza njega more',
    'Villa Armonia: beli zidovi iznad kamenog prizemlja, kapci boje žalfije, gvozdeni balkon i drvena pergola nad terasom',
    'Villa Eirini: sasvim beli zidovi, lukovi i plavi kapci, sa ljubičastom bugenvilijom preko pergole',
    'Villa Thea: zabat od prirodnog kamena sa širokim drvenim prozorima, staklenim balkonom i trpezarijom u hladu',
    'Villa Onar: zidovi boje peska sa sivoplavim kapcima, dugim drvenim balkonom i krovnom terasom sa bugenvilijom',
    'Pogled sa gornjeg balkona preko bazena i terase za sunčanje na more i daleki vrh',
    'Villa Armonia: svetla dnevna soba sa gredama na plafonu, lanenim sofama i trpezarijskim stolom, vrata otvorena prema travnjaku i moru',
    'Villa Armonia: otvorena kuhinja sa svetlozelenim ormarićima, glaziranim pločicama i drvenim policama pored trpezarijskog stola',
    'Villa Armonia: spavaća soba sa hrastovim bračnim krevetom, plavim prekrivačem i balkonskim vratima koja uokviruju more',
    'Villa Armonia: soba sa dva kreveta za jednu osobu, prekrivačima boje terakote i balkonom s pogledom na more',
    'Villa Armonia: kupatilo sa samostojećom kadom pod prozorom, kamenim zidom, hrastovim elementom i okruglim ogledalima',
    'Mala mirna uvala sa svetlim peskom, bistrom tirkiznom vodom, nekoliko suncobrana i jedrilicom',
    'Kutak za roštilj sa ozidanim kamenim roštiljem i postavljenim stolom pod pergolom od trske',
    'Popločana staza kroz vrt uz pojas rascvetale lavande, vile u večernjoj svetlosti',
    'Četiri vile, bazen i travnjaci iz vazduha, između zelenih brda i tirkizne obale',
    'Sunce zalazi pored planinskog vrha na horizontu, njegova zlatna svetlost na mirnom moru i tamnim stenama ispred',
    'Staza koja vijuga kroz maslinjak i poljsko cveće ka moru',
    'Dnevna soba i kuhinja vile Eirini: svetao kameni pod, prugasti tepih, more i planina kroz široki prozor',
    'Spavaća soba vile Eirini: bračni krevet sa kobaltnoplavim prekrivačem, sivoplavi zid, balkon nad morem',
    'Kuhinja vile Eirini: pločice boje mora, otvorene police sa plavom keramikom, trpezarijski sto',
    'Dnevna soba vile Thea: hrastove daske, dugačak kauč sa maslinastim jastucima, sto pored prozora prema moru',
    'Spavaća soba vile Thea: bračni krevet sa maslinastim prekrivačem, hrastov pod, balkon s pogledom na vrh',
    'Dnevna soba vile Onar: pločice boje terakote, dugačak trpezarijski sto, jastuci boje rđe, vrata prema vrtu',
    'Spavaća soba vile Onar: bračni krevet sa koralnim prekrivačem na pločicama boje terakote, balkon nad zalivom',
    'Kupatilo vile Onar: samostojeća kada pod prozorom, zid od prirodnog kamena, dvostruki umivaonik',
  ],
  seasons: ['Uskrs', 'Rano leto', 'Leto', 'Vrhunac leta', 'Kasno leto', 'Rana jesen'],
  discounts: (summer) => [
    { name: 'Rana rezervacija 10%', description: `Za rezervacije do 31. decembra ${summer - 1}, od 7 noći ili više` },
    { name: 'Rana rezervacija 5%', description: `Za rezervacije u januaru i februaru ${summer}, od 5 noći ili više` },
    { name: 'Stalni gosti 3%', description: 'Za goste koji su već boravili kod nas, od 7 noći ili više' },
  ],
  settings: {
    general: {
      tagline: 'Vaš savršeni odmor na moru',
      heroTitle: 'Četiri vile između vrta i mora',
      heroSubtitle: 'Dvoetažne vile s pogledom na more na grčkoj obali, sto metara od mirne plaže',
      heroText: 'Izaberite datume, pogledajte cenu svake noći i rezervišite direktno kod vlasnika.',
    },
    seo: {
      metaTitle: 'Vile s pogledom na more u Grčkoj, direktno od vlasnika',
      metaDescription:
        'Četiri vile s pogledom na more, sa bazenom i vrtom, 100 m od mirne plaže na Halkidikiju. Slobodni termini i cene, rezervacija direktno kod vlasnika.',
    },
    contact: { address: `Ulica i mesto (${PLACEHOLDER}), Halkidiki, Grčka` },
    included: {
      list: [
        'Cela vila sa svojom terasom',
        'Zajednički bazen, vrt i terasa za sunčanje',
        'Posteljina i peškiri, i peškiri za plažu',
        'Čišćenje pre dolaska, a kod dužih boravaka još jednom',
        'WiFi u svakoj sobi',
        'Klima-uređaj, voda i struja',
        'Parking mesto unutar kapije',
        'Domaćini Vas dočekuju',
      ].join('\n'),
    },
    testimonials: {
      quote1: 'Kupali smo se pre doručka svakog dana. Deca i dalje pitaju kada idemo kući, a pri tom misle na vilu.',
      guests1: 'Petočlana porodica, Villa Armonia',
      quote2: 'Besprekorno čista kuća, iskrene fotografije i domaćini koji su bili tu kada su nam trebali, a inače se nisu videli.',
      guests2: 'Dva para, Villa Thea',
      quote3: 'Samo zbog krovne terase noću vredi doći. Već smo izabrali svoju sedmicu za sledeću godinu.',
      guests3: 'Par, Villa Onar',
    },
    rating: { word: 'Izuzetno', source: 'Prosek ocena gostiju koje su prikupili vlasnici' },
    company: { activity: 'Kratkoročni smeštaj', address: `Ulica i mesto firme (${PLACEHOLDER}), Srbija`, vatStatement: 'U sve cene je uračunat PDV.' },
  },
  texts: {
    terms: `## Kod koga rezervišete
Rezervišete direktno kod vlasnika vila. Vaš ugovorni partner je privredno društvo navedeno u podnožju strane, sa matičnim brojem i PIB-om; smeštaj je registrovan u Grčkoj pod brojem koji je tamo naveden.

## Kako se boravak rezerviše
Izaberite datume, proverite cenu i potvrdite. Pritiskom na dugme za rezervaciju zaključujete obavezujuću rezervaciju sa obavezom plaćanja. Rezervacija je potvrđena kada banka odobri prvu uplatu; tada dobijate potvrdu e-poštom.

Najkraći boravak je 5 noći. Dolazak i odlazak su mogući od ponedeljka do subote. U jednoj vili boravi najviše 6 gostiju, a manje tamo gde je vila manja.

## Cene i plaćanje
Cene su iskazane u evrima i u njih je uračunat PDV. Plaćate karticom Visa ili Mastercard, u celosti ili u tri rate: 30% za potvrdu rezervacije, 30% najkasnije 60 dana pre dolaska i preostalih 40% najkasnije 20 dana pre dolaska. Plaćanje na račun moguće je po dogovoru.

Sva plaćanja karticom vrše se u lokalnoj valuti Republike Srbije, dinarima (RSD). Cena u evrima preračunava se po srednjem kursu Narodne banke Srbije na dan plaćanja, koji vidite pre plaćanja. Ako se Vaša kartica vodi u drugoj valuti, iznos se u nju preračunava po kursu kartičarske organizacije, koji nam u trenutku transakcije ne može biti poznat, pa je moguća neznatna razlika u odnosu na cenu prikazanu na našem sajtu.

Depozit od 500 evra plaća se gotovinom prilikom dolaska i vraća se prilikom odlaska.

## Dolazak i odlazak
Prijava je od 15.00 do 18.30 kod domaćina, ili samostalno do 23.00. Odjava je do 11.00.

## Otkazivanje i povraćaj
Ako otkažete 21 dan ili više pre dolaska, vraća se 70% onoga što ste platili. Ako otkažete manje od 21 dan pre dolaska, novac se ne vraća. Raniji odlazak i nedolazak naplaćuju se u celosti.

Povraćaj se vrši isključivo na karticu kojom je plaćeno, preko kartičarskih organizacija.

## Bez prava na odustanak
Za smeštaj rezervisan za određene datume zakon ne predviđa pravo na odustanak od ugovora.

## Reklamacije i pitanja
Pišite nam ili nas pozovite preko podataka u podnožju strane, ili koristite „Pišite nam“ pod „Moje rezervacije“. Odgovaramo u roku od 24 sata.

Da biste izjavili reklamaciju, tamo označite „Ovo je reklamacija“, ili nam pišite ili nas pozovite. Prijem svake reklamacije potvrđujemo brojem, na nju odgovaramo odlukom u roku od 8 dana i rešavamo je u roku od 15 dana od prijema.

## Kako se usluga pruža
Vila Vam se predaje lično ili samostalnom prijavom na dan dolaska; kako, piše u Vašoj potvrdi.`,
    privacy: `## Šta čuvamo
Za rezervaciju boravka potrebni su nam Vaše ime, adresa e-pošte, broj telefona, država, broj gostiju i ono što napišete pod posebnim željama. Vaše rezervacije i plaćanja čuvamo deset godina, kako nalaže poreski zakon; sadržaj poruka koje smo Vam poslali dve godine; zahteve podršci i naloge koje niko ne koristi tri; reklamacije sa odgovorima, koje po zakonu o zaštiti potrošača moramo da evidentiramo, dve, i onda kada obrišete svoje podatke; brojeve ličnih dokumenata, koje tražimo samo tamo gde to traži grčka poreska uprava, šifrovano i do 30 dana nakon prijave; ono što nam je banka javila o plaćanjima pet; kada se i sa koje mreže neko prijavio, ili pokušao da se prijavi, jednu. Posle toga se podaci sami brišu.

## Podaci o kartici
Podatke o kartici unosite samo na strani banke za plaćanje. Prenose se šifrovano i nisu dostupni ni ovom sajtu ni njegovom vlasniku. Mi vidimo samo da li je plaćanje odobreno i referentne oznake banke.

## Za šta ih koristimo
Da bismo Vam pružili boravak, pisali Vam o njemu i vodili poslovne knjige. Podatke ne prodajemo niti iznajmljujemo, i na ovom sajtu ne prikazujemo reklame. Novosti i ponude šaljemo Vam emailom samo uz Vaš pristanak (član 6. stav 1. tačka a Opšte uredbe o zaštiti podataka), koji dajete na strani boravka i možete uvek povući: tamo ili linkom u svakom takvom emailu.

## Kolačići
Ovaj sajt postavlja jedan kolačić kada se prijavite, jedan koji godinu dana pamti da ste se prijavili na ovom uređaju, da Vas neko ko pogađa lozinke ne bi sprečio da se prijavite, jedan na deset minuta između dva koraka prijave kada ih je administrator tražio, jedan koji jedan dan čuva rezervaciju koju popunjavate, jedan koji godinu dana čuva valutu koju izaberete pored evra i jedan koji kratku poruku, kao što je „Odjavljeni ste“, prenosi na sledeću stranu i nestaje za minut. Vaš pregledač pamti i datume koje ste poslednje izabrali, dok ih ne obrišete; oni nam se ne šalju osim ako pretražujete ili rezervišete. Ono što upišete u obrazac ostaje u kartici pregledača dok ga ne pošaljete, ne odjavite se ili ne zatvorite karticu, tako da osvežavanje strane ili prekid veze ništa ne izgubi; lozinke, kodovi i podaci o kartici nikada se ne čuvaju. Sajt ne učitava fontove, skripte ni alate za praćenje sa drugih sajtova.

## Brzina strana
Vaš pregledač javlja ovom sajtu koliko je trajalo dok se strana pojavila i odgovorila, po vrsti strane i da li je telefon, bez kolačića i bez ičega što Vas imenuje. Pregledač koji traži da ne bude praćen ne šalje ništa.

## Na kom pravnom osnovu
Rukovalac ovih podataka je firma navedena u podnožju strane. Podatke potrebne za rezervaciju obrađujemo radi izvršenja ugovora sa Vama (član 6. stav 1. tačka b Opšte uredbe o zaštiti podataka); bez njih ne možemo da rezervišemo boravak. Poslovne knjige, prijave boravaka i evidenciju reklamacija vodimo zato što nas na to obavezuje zakon (tačka c). Prijave štitimo, obaveštenja banke čuvamo i brzinu strana merimo zato što imamo legitiman interes da sajt bude bezbedan i da radi (tačka f). Iste osnove navodi član 12. Zakona o zaštiti podataka o ličnosti Republike Srbije. Nijednu odluku o Vama ne donosi samo mašina.

## Ko ih još vidi
Banka koja obrađuje Vaše plaćanje, i državni organi tamo gde zakon to nalaže.

## Vaša prava
Imate pravo da pročitate svoje podatke, da tražite njihovu ispravku, brisanje ili ograničenje obrade, da ih dobijete u uobičajenom formatu i da prigovorite obradi koja počiva na našem legitimnom interesu. Pod „Vaši podaci“, kada ste prijavljeni, možete da vidite gde ste prijavljeni, da preuzmete podatke koje o Vama čuvamo i da ih obrišete, u meri u kojoj zakon dozvoljava. Za sve ostalo pišite na adresu e-pošte u podnožju strane; odgovaramo u roku od mesec dana.

Ako smatrate da podatke obrađujemo pogrešno, možete da se žalite organu za zaštitu podataka, u Srbiji Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti.`,
  },
}
